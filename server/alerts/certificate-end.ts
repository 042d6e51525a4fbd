import { isIP } from "node:net";
import { connect } from "node:tls";

const timeout = 10_000;

/** When the certificate that shoppers are shown ends; one that browsers don't trust any more has an end, too. */
export function certificateEnd(publicUrl: string): Promise<number> {
  const { hostname: host, port } = new URL(publicUrl);
  return new Promise((resolve, reject) => {
    const options = {
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      timeout,
      rejectUnauthorized: false,
    };
    const socket = connect(options, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on("timeout", () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
  });
}
