import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import type { Language } from '~/domain/language/language';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { EnquiryAnswer } from './enquiry-answer';

/** A week that goes along with the reply. */
export type ReplyWeek = {
	propertyId: string;
	name: string;
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel;
	priceMinor: number | null;
	currency: NonNullable<EnquiryFile['aside']>['currency'];
};

export type Reply = ReturnType<typeof useReply>;

/** Time after the last key until the draft is saved, and between the signs of life of who is writing. */
const SAVE_MS = 1200;

/** The week as a form names it. */
export function weekCode({ propertyId, checkIn, checkOut, serviceLevel }: ReplyWeek): string {
	return [propertyId, checkIn, checkOut, serviceLevel].join('|');
}

/** The reply that is being written: its words, language and weeks, saved by itself as the enquiry's draft (ENQUIRY-7). */
export function useReply(file: EnquiryFile) {
	const { draft, enquiry } = file;
	const isOthers = draft !== null && !draft.isMine && draft.isActive;
	const start = draft && !isOthers ? draft : null;
	const [body, setBody] = useState(start?.body ?? '');
	const [language, setLanguage] = useState<Language>(start?.language ?? enquiry.language);
	const [weeks, setWeeks] = useState<ReplyWeek[]>(start?.offers ?? []);
	const [values, setValues] = useState<string[]>([]);
	const saving = useFetcher<EnquiryAnswer>();
	const changed = useRef(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef({ body, language, weeks });
	latest.current = { body, language, weeks };
	const { submit } = saving;
	const save = useCallback(
		(isTakenOver = false) => {
			const { body: words, language: spoken, weeks: offered } = latest.current;
			const form = new FormData();
			form.set('intent', 'draft');
			form.set('body', words);
			form.set('language', spoken);
			for (const week of offered) form.append('week', weekCode(week));
			if (isTakenOver) form.set('takeOver', '1');
			submit(form, { method: 'post' });
		},
		[submit],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew
	useEffect(() => {
		if (!changed.current) return;
		clearTimeout(timer.current);
		timer.current = setTimeout(save, SAVE_MS);
		return () => clearTimeout(timer.current);
	}, [body, language, weeks, save]);
	const change = <Value>(set: (value: Value) => void) => {
		return (value: Value) => {
			changed.current = true;
			set(value);
		};
	};
	const saved = saving.data?.draft ?? null;
	const writer = saved?.outcome === 'taken' ? saved.by : saved === null && isOthers ? draft.by : null;
	return {
		...{ body, language, weeks, values, saved, writer },
		setBody: change(setBody),
		setLanguage: change(setLanguage),
		setWeeks: change(setWeeks),
		setValues,
		/** Writes from here on in the place of the other, with the other's words where none were typed. */
		takeOver: () => {
			if (latest.current.body.trim() === '' && draft) {
				setBody(draft.body);
				setWeeks(draft.offers);
				latest.current = { ...latest.current, body: draft.body, weeks: draft.offers };
			}
			save(true);
		},
		/** After it was sent. */
		clear: () => {
			clearTimeout(timer.current);
			changed.current = false;
			setBody('');
			setWeeks([]);
			setValues([]);
		},
	};
}
