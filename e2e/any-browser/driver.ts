/** The little that every engine can be told to do, as a shopper's hands would do it. */
export type Driver = {
  /** A new visitor with a phone: nothing of an earlier one is left. */
  begin(origin: string): Promise<void>;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page; it must survive JSON. */
  run<Value>(expression: string): Promise<Value>;
  tap(point: Point): Promise<void>;
  /** Moves what lies under a point sideways: by finger where the engine has one, by wheel where it has none. */
  slide(point: Point, dx: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Key = keyof typeof keyCodes;

/** As WebDriver writes keys that have no letter. */
const keyCodes = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Backspace: "\uE003",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

export const phone: Size = { width: 360, height: 740 };

/** The same words in WebDriver and in WebDriver BiDi. */
export const actions = {
  tap: ({ x, y }: Point) => [
    {
      type: "pointer",
      id: "hand",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ],
  wheel: ({ x, y }: Point, deltaX: number) => [
    {
      type: "wheel",
      id: "wheel",
      actions: [{ type: "scroll", duration: 0, x: Math.round(x), y: Math.round(y), deltaX, deltaY: 0 }],
    },
  ],
  press: (key: Key) => keys([keyCodes[key]]),
  type: (text: string) => keys([...text]),
};

function keys(values: readonly string[]) {
  const strokes = values.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keys", actions: strokes }];
}
