import { mountReact } from '../../../islands/react-island';
import { EstimateForm } from '../components/estimate-form';
import { sendPlainForms } from '../services/send-plain-forms';

export const mount = mountReact(EstimateForm, sendPlainForms);
