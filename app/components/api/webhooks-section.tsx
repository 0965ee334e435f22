import { CodeBlock, CodeWords } from './code';

const TEXTS = [
	'A program need not ask again and again: `/partner/webhooks` names an address that is told of `lead.created`, `lead.changed`, `proposal.answered`, `payment.received` (agencies) and `availability.changed` (operators). A message says which one and in what state; what else there is to know the API answers.',
	'Messages follow Standard Webhooks. Verify each before you believe it: `webhook-signature` is the HMAC SHA-256 of `webhook-id`, `webhook-timestamp` and the body as it came, by the secret of the endpoint. There are libraries of the specification for most languages.',
	'Answer 2xx within 10 seconds and work afterwards. Anything else is sent again for three days in growing pauses, so that a message may come twice and late: `webhook-id` stays the same. Answer 410 to be told no more.',
];

const EXAMPLE = `POST /hooks
content-type: application/json
webhook-id: msg_2f6c1d0f0b6e4f2c9a7d5e8b1c3a4f60
webhook-timestamp: 1795836151
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"lead.changed","timestamp":"2026-11-28T03:22:31.232Z","data":{"id":"lead_7Kq…","status":"confirmedBooking","isDeleted":false}}`;

const VERIFYING = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…
const event = webhook.verify(body, headers); // body: the text as it came; throws for what is not ours`;

/** How a program is told of events, and knows that we say it (HOOK-3). */
export function WebhooksSection() {
	return (
		<section id="webhooks" className="mt-20 border-t border-line pt-12">
			<h2 className="text-h2">Webhooks</h2>
			<div className="mt-5 max-w-[42rem] space-y-4">
				{TEXTS.map((text) => (
					<p key={text}>
						<CodeWords text={text} />
					</p>
				))}
			</div>
			<div className="mt-8 max-w-[42rem] space-y-4">
				<CodeBlock label="A message" text={EXAMPLE} />
				<CodeBlock label="Verify it" text={VERIFYING} />
			</div>
		</section>
	);
}
