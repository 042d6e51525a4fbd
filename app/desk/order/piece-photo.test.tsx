// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { PiecePhoto } from "./piece-photo.tsx";

test("the photograph is shown from an address that the pages' security policy allows", async () => {
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    Reflect.deleteProperty(navigator, "canShare");
  });
  const order = { number: "NQ-2222-22" } as Parameters<typeof PiecePhoto>[0]["order"];
  const Stub = createRoutesStub([{ path: "/", Component: () => <PiecePhoto order={order} message="It is ready." /> }]);
  await act(async () => root.render(<Stub />));
  const input = container.querySelector("input");
  if (!input) throw new Error("no file field");
  Object.defineProperty(input, "files", { value: [new File(["bytes"], "piece.jpg", { type: "image/jpeg" })] });
  await act(async () => {
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await vi.waitFor(() => expect(container.querySelector("img")?.src).toMatch(/^data:image\/jpeg/));
});
