import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createStudio } from "./testing.ts";

type Studio = Awaited<ReturnType<typeof createStudio>>;

/** The real thing in a process of its own, as `npm run pictures` starts it. */
function start(studio: Pick<Studio, "folder" | "into">, wanted: string[] = []) {
  const module = JSON.stringify(new URL("./run.ts", import.meta.url).href);
  const { folder, into } = studio;
  const code = `const { runPictures } = await import(${module});
    process.exitCode = await runPictures({ ...${JSON.stringify({ folder, into })}, wanted: new Set(${JSON.stringify(wanted)}) });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  const end = once(child, "close").then(([code, signal]) => ({ code, signal, said }));
  return { child, end };
}

async function untilSomethingIsMade(studio: Studio, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !(await readFile(studio.into.manifest).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Whatever the manifest names must be there and whole. */
async function expectWholePictures(studio: Studio): Promise<number> {
  const { pictures } = JSON.parse(await readFile(studio.into.manifest, "utf8"));
  const files = await readdir(studio.into.pictures);
  for (const [name, { hash }] of Object.entries<{ hash: string }>(pictures)) {
    const own = files.filter((file) => file.startsWith(`${name}.${hash}.`));
    expect(own).toHaveLength(4);
    for (const file of own) await expect(studio.picture(file).stats()).resolves.toBeDefined();
  }
  return Object.keys(pictures).length;
}

const many = Array.from({ length: 12 }, (_, index) => `${index + 1}-macro`);

describe("npm run pictures", () => {
  test("ends with 0 when all is well, 1 when a picture is damaged or missing", async () => {
    await using studio = await createStudio();
    await studio.photograph("1-macro.jpg");
    const well = await start(studio, ["1-macro"]).end;
    expect(well.code).toBe(0);
    expect(well.said).toContain("Making 1 picture\n");
    expect(well.said).toContain("1 made, 0 unchanged, 0 failed, 0 missing.");

    expect((await start(studio, ["1-macro", "2-macro"]).end).code).toBe(1);
    await studio.put("1-macro.jpg", Buffer.from("broken"));
    expect((await start(studio, ["1-macro"]).end).code).toBe(1);
  });

  test("says in one sentence what stops it from starting", async () => {
    await using studio = await createStudio();
    const nowhere = await start({ ...studio, folder: join(studio.folder, "nowhere") }).end;
    expect(nowhere).toMatchObject({ code: 1, said: expect.stringMatching(/^There is no folder .*nowhere\..*\n$/) });

    await studio.photograph("1-macro.jpg");
    const notAFolder = join(studio.folder, "1-macro.jpg", "pictures");
    const unwritable = await start({ ...studio, into: { ...studio.into, pictures: notAFolder } }).end;
    expect(unwritable).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The pictures can't be made: ENOTDIR.*\n$/),
    });

    await writeFile(studio.into.manifest, '{ "pictures": ');
    const damaged = await start(studio).end;
    expect(damaged).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The pictures can't be made: .*is damaged.*\n$/),
    });
  });

  test("stops at Ctrl-C with what is finished", async () => {
    await using studio = await createStudio();
    for (const name of many) await studio.photograph(`${name}.jpg`, { width: 600, height: 800 });
    const { child, end } = start(studio, many);
    await untilSomethingIsMade(studio, child);
    child.kill("SIGINT");
    const { code, said } = await end;
    expect(code).toBe(130);
    expect(said).toContain("Stopped; run it again to go on.");
    expect(await expectWholePictures(studio)).toBeLessThan(many.length);
    expect(await readdir(studio.into.pictures)).not.toContain(".unfinished");
  }, 30_000);

  test("killed, it leaves only complete pictures and resumes the next time", async () => {
    await using studio = await createStudio();
    for (const name of many) await studio.photograph(`${name}.jpg`, { width: 300, height: 400 });
    const { child, end } = start(studio, many);
    await untilSomethingIsMade(studio, child);
    child.kill("SIGKILL");
    expect((await end).signal).toBe("SIGKILL");
    await expectWholePictures(studio);

    expect((await start(studio, many).end).code).toBe(0);
    expect(await expectWholePictures(studio)).toBe(many.length);
    expect(await readdir(studio.into.pictures)).toHaveLength(4 * many.length);
  }, 30_000);
});
