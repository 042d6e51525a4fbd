import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/arbitraries.ts";
import { courierNames, maxTracking, parcelInWords, parseCourier, parseTracking, trackingLink } from "./courier.ts";

test("a courier's tracking link has the number as its page wants it", () => {
  expect(trackingLink({ courier: "TCS", tracking: "779 044 120 836" })).toBe(
    "https://www.tcsexpress.com/track/779044120836",
  );
  expect(trackingLink({ courier: "PostEx", tracking: "PX-1" })).toBe("https://postex.pk/tracking?cn=PX1");
  expect(trackingLink({ courier: "TCS", tracking: "" })).toBeUndefined();
  expect(trackingLink({ courier: "By hand", tracking: "7" })).toBeUndefined();
  expect(trackingLink({ courier: "Other", tracking: "7" })).toBeUndefined();
});

test("whatever is pasted, the link stays on the courier's site and the number is one line", () => {
  const own = /^https:\/\/(www\.tcsexpress\.com|www\.leopardscourier\.com|www\.mulphilog\.com|postex\.pk)\//;
  fc.assert(
    fc.property(fc.constantFrom(...courierNames), anyText, (courier, text) => {
      const tracking = parseTracking(text);
      expect(tracking.length).toBeLessThanOrEqual(maxTracking);
      expect(tracking).not.toMatch(/[\n\r\t]/);
      const link = trackingLink({ courier, tracking });
      if (link !== undefined) expect(link).toMatch(own);
    }),
  );
});

test("in a sentence", () => {
  expect(parcelInWords({ courier: "TCS", tracking: "779 044 120 836" })).toBe("with TCS, 779 044 120 836");
  expect(parcelInWords({ courier: "M&P", tracking: "" })).toBe("with M&P");
  expect(parcelInWords({ courier: "By hand", tracking: "" })).toBe("by hand");
  expect(parcelInWords({ courier: "Other", tracking: "88" })).toBe("by courier, 88");
  expect(parseCourier("TCS")).toBe("TCS");
  expect(parseCourier("tcs")).toBeUndefined();
});
