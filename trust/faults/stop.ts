import { Agent, get } from "node:http";
import { audit } from "../order-audit.ts";
import { newOrderRequest, type OrderOutcome, orderNumberIn, sendOrder } from "../order-client.ts";
import { tally } from "../order-stream.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

const clients = 30;

/** SIGTERM under load: orders and pages over keep-alive connections. */
export async function stopUnderLoad(database: string, times: number): Promise<Finding[]> {
  const answers: OrderOutcome[] = [];
  const acknowledged = new Map<string, string>();
  const durations: number[] = [];
  const codes: (number | null)[] = [];
  for (let time = 0; time < times; time++) {
    const shop = await startShop({ database });
    const load = startLoad(shop.origin, answers, acknowledged);
    await load.warm;
    const start = performance.now();
    codes.push(await shop.end("SIGTERM"));
    durations.push((performance.now() - start) / 1000);
    await load.over;
  }
  // A refused connection was never accepted, so nothing was cut.
  const cut = answers.filter((answer) => answer.kind === "no-answer" && answer.reason !== "ECONNREFUSED");
  const { lost } = await audit(database, acknowledged);
  return [
    nothing(
      `requests cut off (${tally(answers)})`,
      cut.map((answer) => (answer.kind === "no-answer" ? answer.reason : "")),
      answers.length,
    ),
    none("acknowledged orders lost", lost.length, String(acknowledged.size)),
    atMost("the slowest stop", Math.max(...durations), 10, "s"),
    isTrue(
      "ends well",
      codes.every((code) => code === 0),
      codes.join(" "),
    ),
  ];
}

type Load = { warm: Promise<void>; over: Promise<void> };

/** Each client stops at its first request without an answer. */
function startLoad(origin: string, answers: OrderOutcome[], acknowledged: Map<string, string>): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const start = answers.length;
  let isWarm = () => {};
  const warm = new Promise<void>((resolve) => {
    isWarm = resolve;
  });
  const running = Array.from({ length: clients }, async (_, index) => {
    for (;;) {
      const body = newOrderRequest();
      const answer = index % 3 === 0 ? await getPage(origin, agent) : await sendOrder(origin, body, { agent });
      answers.push(answer);
      const number = index % 3 === 0 ? undefined : orderNumberIn(answer);
      if (number) acknowledged.set(body.key, number);
      if (answers.length - start > clients * 5) isWarm();
      if (answer.kind === "no-answer") return;
    }
  });
  const over = Promise.all(running).then(() => agent.destroy());
  return { warm, over };
}

function getPage(origin: string, agent: Agent): Promise<OrderOutcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ kind: "no-answer", reason: error.code ?? error.message, ms: performance.now() - start });
    const asking = get(`${origin}/`, { agent }, (response) => {
      response.on("error", fail).resume();
      response.on("end", () =>
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          retryAfter: undefined,
          body: "",
          ms: performance.now() - start,
        }),
      );
    });
    asking.on("error", fail);
  });
}
