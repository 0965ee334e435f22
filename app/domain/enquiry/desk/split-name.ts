import { LEAD_LIMITS } from '../../lead/lead-limits';

/** Splits a full name into first and last name: the last word, with the particles before it, is the last name. One name alone is a last name. */
export function splitName(fullName: string): { first: string; last: string } {
	const words = fullName.trim().split(/\s+/);
	let at = words.length - 1;
	while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at -= 1;
	const first = words.slice(0, at).join(' ').slice(0, LEAD_LIMITS.firstName).trim();
	return { first, last: words.slice(at).join(' ').slice(0, LEAD_LIMITS.lastName).trim() };
}

/** Lower case only: `Von` may be a first name. */
const PARTICLE = /^(?:von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|dos|du|la|le|ten|ter)$/u;
