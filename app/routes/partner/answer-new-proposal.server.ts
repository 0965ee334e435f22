import { json, redirect } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import type { FieldErrors } from '~/domain/form/field-error';
import { type BeginInput, beginProposal } from '~/domain/proposal/begin-proposal.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import { isPropertyCode } from '~/domain/shortlist/property-code';
import { isServiceLevel } from '~/domain/stay/service-level';
import { DomainError } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

const FIELDS = ['firstName', 'lastName', 'nationality', 'email', 'tls', 'cc', 'adults', 'children'] as const;

/** What stands in the way, and what was typed. */
export type BeginAnswer = {
	problem: 'option' | 'full' | 'no-such-move' | 'changed-meanwhile' | 'field' | 'other';
	/** The property that the errors of fields are about. */
	of: string;
	errors: FieldErrors;
	typed: Record<string, string>;
};

const PROBLEMS = ['option', 'full', 'no-such-move', 'changed-meanwhile'] as const;
const WORDS = Object.fromEntries([...PROBLEMS, ...Object.keys(everyRefusal(''))].map((word) => [word, word]));

/** Begins the proposal of a form and goes to its builder; else says what is wrong and keeps what was typed. */
export async function answerNewProposal({ ctx, form }: { ctx: AppLoadContext; form: FormData }) {
	const typed = Object.fromEntries(
		[...FIELDS, 'checkIn', 'checkOut', 'to', 'key'].map((name) => [name, textOf(form, name).slice(0, 200)]),
	);
	const refused = (problem: BeginAnswer['problem'], status: number, more: Partial<BeginAnswer> = {}) =>
		json<BeginAnswer>({ problem, of: '', errors: {}, typed, ...more }, { status });
	try {
		const begun = await beginProposal({ ctx, input: inputOf(form, typed) });
		if (begun.outcome === 'begun') return redirect(builderPath(begun.id), 303);
		return refused('field', 400, { of: begun.of, errors: begun.errors });
	} catch (error) {
		if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'forbidden')) throw error;
		const { word, status } = formErrorOf(error, WORDS);
		return refused(PROBLEMS.find((each) => each === word) ?? 'other', status);
	}
}

function inputOf(form: FormData, typed: Record<string, string>): BeginInput {
	const number = (name: string) => (typed[name] ? Number(typed[name]) : undefined);
	const properties = texts(form, 'offer').flatMap((code) => {
		const level = form.get(`level.${code}`);
		return isPropertyCode(code) && isServiceLevel(level) ? [{ code, level, name: textOf(form, `name.${code}`) }] : [];
	});
	return {
		leads: texts(form, 'lead').map((id) => id.slice(0, 80)),
		properties,
		stay: {
			...{ checkIn: typed.checkIn ?? '', checkOut: typed.checkOut ?? '' },
			...{ adults: number('adults'), children: number('children') },
		},
		client: {
			...{ firstName: typed.firstName ?? '', lastName: typed.lastName ?? '', nationality: typed.nationality ?? '' },
			...{ email: typed.email ?? '', tls: typed.tls ?? '', cc: typed.cc ?? '' },
		},
		to: typed.to || null,
		key: typed.key || crypto.randomUUID(),
	};
}

function texts(form: FormData, name: string): string[] {
	return [...new Set(form.getAll(name).filter((value) => typeof value === 'string'))];
}
