import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readEnquiryFile } from '~/domain/enquiry/desk/read-enquiry-file.server';
import { privateFile } from '../documents/private-file.server';

/** `/partner/enquiries/{id}/files/{file}`: a file that a reply went out with (ENQUIRY-11). */
export function loader({ context: ctx, params }: LoaderFunctionArgs) {
	const { enquiryId = '', fileId = '' } = params;
	return privateFile(() => readEnquiryFile({ ctx, enquiryId, fileId }));
}
