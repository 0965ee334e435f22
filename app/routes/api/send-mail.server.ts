import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { AppLoadContext } from '~/context';
import {
	contactShape,
	crashShape,
	generalEnquiryShape,
	type MailerKind,
	mailerKind,
	noticeShape,
	propertyEnquiryShape,
} from '~/domain/enquiry/mailer-shapes';
import { sendContactMessage } from '~/domain/enquiry/send-contact-message.server';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { sendInternalNotice } from '~/domain/notice/send-internal-notice.server';
import { countWrite } from '~/domain/rate-limit/count-write.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { english, problem } from '~/platform/problem-details';
import { shapeErrors } from '~/platform/problem-of-error';
import { readJsonObject } from '~/platform/read-body';
import { invalidFields, readKey, reusedKey } from './answer-lead.server';
import { refusedWrite } from './refused-write.server';

const MAX_CHARACTERS = 32_000;

/** `POST /api/mailer`: contact messages, enquiries, crash reports and internal notices; recipients are the server's own. */
export async function sendMail({ context, request }: ActionFunctionArgs) {
	const body = await readJsonObject(request, MAX_CHARACTERS);
	if (body instanceof Response) return body;
	const { [HONEYPOT]: honeypot, ...rest } = body;
	const kind = mailerKind(rest);
	const language = rest.language === 'de' || rest.language === 'en' ? rest.language : context.language;
	const ctx = { ...context, language };
	if (isCaught(honeypot)) return sent(kind, ctx);
	const clientKey = readKey(request);
	if (clientKey instanceof Response) return clientKey;
	try {
		return await send({ ctx, kind, body: rest, clientKey });
	} catch (error) {
		return refusal(error, ctx);
	}
}

type Sending = { ctx: AppLoadContext; kind: MailerKind; body: Record<string, unknown>; clientKey: string | null };

async function send({ ctx, kind, body, clientKey }: Sending): Promise<Response> {
	const submission = { clientKey, onOtherBody: 'refuse', ...(ctx.actor ? { owner: ctx.actor.id } : {}) } as const;
	if (kind === 'crash') {
		const read = crashShape.safeParse(body);
		if (!read.success) return wrongShape(read.error);
		const { error, location = null, hasReloaded } = read.data;
		await countWrite({ ctx, kind: 'crash' });
		ctx.waitUntil(
			ctx.services.reportCrash({
				origin: 'browser',
				...{ error, location, user: ctx.actor?.id ?? null },
				...(hasReloaded === undefined ? {} : { hasReloaded }),
			}),
		);
		return sent(kind, ctx);
	}
	if (kind === 'notice') {
		if (!ctx.actor) return english({ status: 401, title: 'Internal notices are for people who are signed in.' });
		const read = noticeShape.safeParse(body);
		if (!read.success) return wrongShape(read.error);
		const { outcome } = await sendInternalNotice({ ctx, notice: read.data, submission });
		return outcome === 'key-reused' ? reusedKey(ctx) : sent(kind, ctx);
	}
	if (kind === 'contact') {
		const read = contactShape.safeParse(body);
		if (!read.success) return wrongShape(read.error);
		return answer(await sendContactMessage({ ctx, input: read.data, submission }), kind, ctx);
	}
	if (kind === 'general') {
		const read = generalEnquiryShape.safeParse(body);
		if (!read.success) return wrongShape(read.error);
		const { fullname, city, text, period, subject: _, language: __, ...requested } = read.data;
		const input = { ...requested, ...datesOf(period), name: fullname, originCity: city, message: text };
		return answer(await sendGeneralEnquiry({ ctx, input, submission, consent: 'not-asked' }), kind, ctx);
	}
	const read = propertyEnquiryShape.safeParse(body);
	if (!read.success) return wrongShape(read.error);
	const { period, propertyDetails, language: _, ...requested } = read.data;
	const input = { ...requested, ...datesOf(period), interest: true };
	const which = { id: propertyDetails._id };
	return answer(await sendPropertyEnquiry({ ctx, which, input, submission, consent: 'not-asked' }), kind, ctx);
}

function datesOf({ checkInDate, checkOutDate }: { checkInDate: string; checkOutDate: string }) {
	return { checkIn: checkInDate, checkOut: checkOutDate };
}

function wrongShape(error: z.ZodError): Response {
	return problem({
		status: 400,
		code: 'invalid_body',
		title: 'This body has not the shape of a contact message or an enquiry',
		errors: shapeErrors(error),
	});
}

/** The place of the forms' fields in the bodies of `POST /api/mailer` (FORM-16). */
const POINTERS: Readonly<Record<string, string>> = {
	checkIn: '/period/checkInDate',
	checkOut: '/period/checkOutDate',
	originCity: '/city',
};

const GENERAL_POINTERS = { ...POINTERS, name: '/fullname', message: '/text' };

type Result = { outcome: 'sent' } | { outcome: 'key-reused' } | { outcome: 'invalid'; errors: FieldErrors };

function answer(result: Result, kind: MailerKind, ctx: AppLoadContext): Response {
	if (result.outcome === 'sent') return sent(kind, ctx);
	if (result.outcome === 'key-reused') return reusedKey(ctx);
	return invalidFields(ctx, result.errors, kind === 'general' ? GENERAL_POINTERS : POINTERS);
}

function sent(kind: MailerKind, ctx: AppLoadContext): Response {
	const { t } = serverTexts(ctx);
	const message = kind === 'property' || kind === 'general' ? t('enquiry:success.whole') : t('enquiry:contactSuccess');
	return json({ message }, { headers: { 'cache-control': 'no-store', 'content-language': ctx.language } });
}

function refusal(error: unknown, ctx: AppLoadContext): Response {
	const { t } = serverTexts(ctx);
	if (error instanceof DomainError && error.code === 'not-found')
		return problem({
			status: 422,
			title: t('enquiry:invalid', { count: 1 }),
			errors: [{ pointer: '/propertyDetails/_id', detail: t('error.notFoundText') }],
		});
	return refusedWrite(error, ctx, { limited: 'enquiry:limited', failed: 'enquiry:failed' });
}
