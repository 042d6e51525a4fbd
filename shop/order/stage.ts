/** The way of an order behind the counter, as two tables: what a stage is, and which steps lead from one to another. */

export const stages = ["new", "confirmed", "making", "packed", "sent", "delivered", "cancelled", "returned"] as const;
export type Stage = (typeof stages)[number];

export const steps = ["confirm", "make", "pack", "send", "deliver", "come-back", "cancel", "reopen"] as const;
export type Step = (typeof steps)[number];

/** Who asks for a change: somebody with a key, or the shopper from her own page. */
export type Actor = "desk" | "shopper";

type StageRow = {
  /** What the seller reads, and what the shopper reads. */
  name: string;
  shopperName: string;
  /** The big button, and the quiet ones beside it. */
  next: Step | undefined;
  quiet: readonly Step[];
  /** Its pieces are taken from the shelf and its sum counts as takings. */
  stands: boolean;
  /** Address, phone and city can still be put right. */
  correctable: boolean;
};

export const stageTable: Readonly<Record<Stage, StageRow>> = {
  new: {
    name: "New",
    shopperName: "We have your order",
    next: "confirm",
    quiet: ["cancel"],
    stands: true,
    correctable: true,
  },
  confirmed: {
    name: "Confirmed",
    shopperName: "Confirmed",
    next: "make",
    quiet: ["pack", "cancel"],
    stands: true,
    correctable: true,
  },
  making: {
    name: "Being made",
    shopperName: "Being made, by hand",
    next: "pack",
    quiet: ["cancel"],
    stands: true,
    correctable: true,
  },
  packed: {
    name: "Ready to send",
    shopperName: "Packed",
    next: "send",
    quiet: ["cancel"],
    stands: true,
    correctable: true,
  },
  sent: {
    name: "On the way",
    shopperName: "On the way",
    next: "deliver",
    quiet: ["come-back"],
    stands: true,
    correctable: false,
  },
  delivered: {
    name: "Delivered",
    shopperName: "Delivered",
    next: undefined,
    quiet: ["come-back"],
    stands: true,
    correctable: false,
  },
  cancelled: {
    name: "Cancelled",
    shopperName: "Cancelled",
    next: "reopen",
    quiet: [],
    stands: false,
    correctable: false,
  },
  returned: {
    name: "Came back",
    shopperName: "Returned",
    next: undefined,
    quiet: [],
    stands: false,
    correctable: false,
  },
};

type StepRow = {
  to: Stage;
  /** From which stages each of them may take it. */
  from: Readonly<Record<Actor, readonly Stage[]>>;
  /** On the button; while it is being saved; and as the question that takes it back. */
  button: string;
  saving: string;
  undo: string;
};

const beforeSending = ["new", "confirmed", "making", "packed"] as const;

export const stepTable: Readonly<Record<Step, StepRow>> = {
  confirm: {
    to: "confirmed",
    from: { desk: ["new"], shopper: [] },
    button: "Confirm order",
    saving: "Confirming",
    undo: "Not confirmed after all? Take it back",
  },
  make: {
    to: "making",
    from: { desk: ["confirmed"], shopper: [] },
    button: "Start making",
    saving: "Starting",
    undo: "Not begun after all? Take it back",
  },
  pack: {
    to: "packed",
    from: { desk: ["confirmed", "making"], shopper: [] },
    button: "Pack",
    saving: "Packing",
    undo: "Not packed after all? Take it back",
  },
  send: {
    to: "sent",
    from: { desk: ["packed"], shopper: [] },
    button: "Send",
    saving: "Sending",
    undo: "Not sent after all? Take it back",
  },
  deliver: {
    to: "delivered",
    from: { desk: ["sent"], shopper: [] },
    button: "Delivered",
    saving: "Saving",
    undo: "Not delivered after all? Take it back",
  },
  "come-back": {
    to: "returned",
    from: { desk: ["sent", "delivered"], shopper: [] },
    button: "Came back",
    saving: "Saving",
    undo: "Not back after all? Take it back",
  },
  cancel: {
    to: "cancelled",
    from: { desk: beforeSending, shopper: ["new"] },
    button: "Cancel order",
    saving: "Cancelling",
    undo: "Not cancelled after all? Take it back",
  },
  reopen: {
    to: "new",
    from: { desk: ["cancelled"], shopper: [] },
    button: "Reopen",
    saving: "Reopening",
    undo: "Not reopened after all? Take it back",
  },
};

/** Where a step leads, or nothing where it can't be taken. */
export function nextStage(from: Stage, step: Step, by: Actor): Stage | undefined {
  const row = stepTable[step];
  return row.from[by].includes(from) ? row.to : undefined;
}

/** What the screen offers: an order whose pieces all lie on the shelf has nothing to make and is packed at once. */
export function offeredSteps(stage: Stage, hasToBeMade: boolean): { next: Step | undefined; quiet: readonly Step[] } {
  const { next, quiet } = stageTable[stage];
  if (next !== "make" || hasToBeMade) return { next, quiet };
  return { next: "pack", quiet: quiet.filter((step) => step !== "pack") };
}

/** What a change of stage does to counted stock. Only a change does it, so it happens once. */
export function stockEffect(from: Stage, to: Stage): "put-back" | "take" | undefined {
  if (stageTable[from].stands === stageTable[to].stands) return undefined;
  return stageTable[to].stands ? "take" : "put-back";
}

export function parseStage(text: string | null | undefined): Stage | undefined {
  return stages.find((stage) => stage === text);
}

export function parseStep(text: string | null | undefined): Step | undefined {
  return steps.find((step) => step === text);
}
