import { apiKeyPrefix } from '~/domain/api-key/api-key-prefix';
import { CodeBlock, CodeWords } from './code';

type Test = {
	/** Origin of the real site, on a test brand. */
	of: string | null;
	/** Origin of the test brand, on a real site that has one. */
	site: string | null;
};

/** The way to a first answer: open data, a key, a call with it, and how an error looks. `refusal`: the body of a refused call. */
export function FirstCalls({ origin, test, refusal }: { origin: string; test: Test; refusal: string }) {
	return (
		<>
			<TestBrandNote test={test} />
			<Steps origin={origin} test={test} refusal={refusal} />
		</>
	);
}

function TestBrandNote({ test: { of, site } }: { test: Test }) {
	if (of !== null)
		return (
			<p className="mt-5 max-w-[42rem]">
				This is the test brand of{' '}
				<a href={`${of}/api`} className="text-link">
					{new URL(of).host}
				</a>
				. Leads, options, bookings and proposals work as they do there, and none of them is real: nothing is booked or
				charged, and no mail is sent. Your first sign-in gives you a test agency of your own. Keys of this brand begin
				with <CodeWords text="`firnlicht_test_`" /> and work here alone.
			</p>
		);
	if (site === null) return null;
	return (
		<p className="mt-5 max-w-[42rem]">
			Try everything at the{' '}
			<a href={`${site}/api`} className="text-link">
				test brand
			</a>{' '}
			first: its{' '}
			<a href={`${site}/partner/api-keys`} className="text-link">
				keys
			</a>{' '}
			begin with <CodeWords text="`firnlicht_test_`" />, work at <CodeWords text={`\`${site}\``} /> alone and change
			nothing real.
		</p>
	);
}

function Steps({ origin, test, refusal }: { origin: string; test: Test; refusal: string }) {
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
						text={`export FIRNLICHT_KEY=${apiKeyPrefix(test.of === null ? 'real' : 'test')}…\ncurl -H "Authorization: Bearer $FIRNLICHT_KEY" \\\n  '${origin}/api/current_user'`}
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
