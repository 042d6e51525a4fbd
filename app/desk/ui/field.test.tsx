// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";

const options = [{ value: "rings", label: "Rings" }];

test.each([
  ["input", <Field key="input" label="Name" name="name" error="It is empty." note="As on the page." />],
  ["textarea", <Field key="area" label="Name" name="name" rows={2} error="It is empty." note="As on the page." />],
  [
    "select",
    <Field key="select" label="Name" name="name" options={options} error="It is empty." note="As on the page." />,
  ],
])("%s: labelled, and described by its error, then its note", (tag, field) => {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(field);
  const control = page.querySelector(tag);
  const descriptions = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(page.querySelector("label")?.htmlFor).toBe(control?.id);
  expect(descriptions.map((id) => page.querySelector(`#${id}`)?.textContent)).toEqual([
    "It is empty.",
    "As on the page.",
  ]);
  expect(control?.getAttribute("aria-invalid")).toBe("true");
});
