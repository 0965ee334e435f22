import { OPENING_SCRIPT } from '~/components/proposal/client/opening-script';
import { scriptHash } from '~/platform/content-security-policy';
import { PAGE_SCRIPTS } from '~/platform/late-scripts';

/** All inline scripts that pages of ours may run: they are the same on every page, and what differs is data (ADR 60). */
const SCRIPTS = [...PAGE_SCRIPTS, OPENING_SCRIPT];

let hashes: Promise<readonly string[]> | undefined;

/** The sources of inline scripts for the policy of a page (ACCESS-18); worked out once. */
export function inlineScripts(): Promise<readonly string[]> {
	hashes ??= Promise.all(SCRIPTS.map(scriptHash));
	return hashes;
}
