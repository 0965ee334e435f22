import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { stepImport } from '~/domain/operator-desk/import/apply-import.server';
import { importProgress } from '~/domain/operator-desk/import/load-import.server';
import { prepareAfterwards } from '~/domain/picture/prepare-pictures.server';
import { textOf } from '../forms/answer-verb.server';
import { missingPage, notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

/** `POST /partner/desk/import/step`: writes the next properties of a run and says how far it is (IMPORT-5). */
export async function action({ context, request }: ActionFunctionArgs) {
	const id = textOf(await readFormData(request), 'id');
	try {
		const isWaiting = (await stepImport(context, id)) === 'waiting';
		if (isWaiting) prepareAfterwards(context);
		return json({ ...(await importProgress(context, id)), isWaiting });
	} catch (error) {
		return missingPage(context)(error);
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
