import { CodeBlock, CodeWords } from './code';

/** The way to a first answer: open data, a key, a call with it, and how an error looks. `refusal`: the body of a refused call. */
export function FirstCalls({ origin, refusal }: { origin: string; refusal: string }) {
	return (
		<ol className="mt-5 max-w-[42rem] list-decimal space-y-6 pl-5">
			<li>
				<p>Open data answers at once:</p>
				<div className="mt-3">
					<CodeBlock label="A first call" text={`curl '${origin}/api/facilities'`} />
				</div>
			</li>
			<li>
				<p>
					For everything else, make a key at{' '}
					<a href="/partner/api-keys" className="text-link">
						/partner/api-keys
					</a>{' '}
					with the scope <CodeWords text="`account:read`" />, and copy it. It is shown once.
				</p>
			</li>
			<li>
				<p>Ask with it for whom it acts:</p>
				<div className="mt-3">
					<CodeBlock
						label="A call with a key"
						text={`export FIRNLICHT_KEY=firnlicht_key_…\ncurl -H "Authorization: Bearer $FIRNLICHT_KEY" \\\n  '${origin}/api/current_user'`}
					/>
				</div>
			</li>
			<li>
				<p>
					A call that is refused says why. This is what <CodeWords text="`/api/sales/leads`" /> answers to the same key:
				</p>
				<div className="mt-3">
					<CodeBlock label="A refused call" text={refusal} />
				</div>
			</li>
		</ol>
	);
}
