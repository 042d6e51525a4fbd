/** An order's stages and the steps between them, as two tables. */

export const stages = ["new", "confirmed", "making", "packed", "sent", "delivered", "cancelled", "returned"] as const;
export type Stage = (typeof stages)[number];

export const steps = ["confirm", "make", "pack", "send", "deliver", "come-back", "cancel", "reopen"] as const;
export type Step = (typeof steps)[number];

/** Who asks for a change: somebody at the desk, or the shopper on the order's own page. */
export type Actor = "desk" | "shopper";

type StageRow = {
  /** Shown to the seller, and to the shopper. */
  name: string;
  shopperName: string;
  /** The step of the primary button. */
  next: Step | undefined;
  /** Steps of the buttons beside it; Cancel has a place of its own on the screen. */
  secondary: readonly Step[];
  /** Its total counts as takings, and its pieces are taken from stock (but see `holdsStock`); false once it fell through. */
  isActive: boolean;
  /** Address, city and phone can still be corrected. */
  correctable: boolean;
  /** Lines, delivery charge and discount can still be changed. */
  editable: boolean;
};

export const stageTable: Readonly<Record<Stage, StageRow>> = {
  new: {
    name: "New",
    shopperName: "We have your order",
    next: "confirm",
    secondary: ["cancel"],
    isActive: true,
    correctable: true,
    editable: true,
  },
  confirmed: {
    name: "Confirmed",
    shopperName: "Confirmed",
    next: "make",
    secondary: ["pack", "cancel"],
    isActive: true,
    correctable: true,
    editable: true,
  },
  making: {
    name: "Being made",
    shopperName: "Being made, by hand",
    next: "pack",
    secondary: ["cancel"],
    isActive: true,
    correctable: true,
    editable: true,
  },
  packed: {
    name: "Ready to send",
    shopperName: "Packed",
    next: "send",
    secondary: ["cancel"],
    isActive: true,
    correctable: true,
    editable: true,
  },
  sent: {
    name: "On the way",
    shopperName: "On the way",
    next: "deliver",
    secondary: ["come-back"],
    isActive: true,
    correctable: false,
    editable: false,
  },
  delivered: {
    name: "Delivered",
    shopperName: "Delivered",
    next: undefined,
    secondary: ["come-back"],
    isActive: true,
    correctable: false,
    editable: false,
  },
  cancelled: {
    name: "Cancelled",
    shopperName: "Cancelled",
    next: "reopen",
    secondary: [],
    isActive: false,
    correctable: false,
    editable: false,
  },
  returned: {
    name: "Came back",
    shopperName: "Returned",
    next: undefined,
    secondary: [],
    isActive: false,
    correctable: false,
    editable: false,
  },
};

type StepRow = {
  to: Stage;
  /** From which stages each actor may take it. */
  from: Readonly<Record<Actor, readonly Stage[]>>;
  /** The button's label, its label while pending, and the question that offers to take the step back. */
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

/** The stage after a step; undefined where it can't be taken. */
export function nextStage(from: Stage, step: Step, by: Actor): Stage | undefined {
  const row = stepTable[step];
  return row.from[by].includes(from) ? row.to : undefined;
}

/** The buttons of an order's screen. Where nothing has to be made, packing is next after confirming. */
export function offeredSteps(
  stage: Stage,
  hasToBeMade: boolean,
): { next: Step | undefined; secondary: readonly Step[] } {
  const { next, secondary } = stageTable[stage];
  if (next !== "make" || hasToBeMade) return { next, secondary };
  return { next: "pack", secondary: secondary.filter((step) => step !== "pack") };
}

/** What decides about an order's counted pieces: its stage, and whether it let go of them while nobody answered. */
export type Holding = { stage: Stage; letGo: boolean };

/** Whether the order's counted pieces are taken from stock. */
export function holdsStock({ stage, letGo }: Holding): boolean {
  return stageTable[stage].isActive && !letGo;
}

/** What a change does to counted stock; nothing unless `holdsStock` changes, so it happens once. */
export function stockEffect(from: Holding, to: Holding): "put-back" | "take" | undefined {
  if (holdsStock(from) === holdsStock(to)) return undefined;
  return holdsStock(to) ? "take" : "put-back";
}

export function parseStage(text: string | null | undefined): Stage | undefined {
  return stages.find((stage) => stage === text);
}

export function parseStep(text: string | null | undefined): Step | undefined {
  return steps.find((step) => step === text);
}
