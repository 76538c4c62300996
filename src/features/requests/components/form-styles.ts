/** Every page has these styles, so that the forms' code has no sheet of its own to wait for. */
import '../../../shared/fields/checkbox-field.module.css';
import '../../../shared/fields/choice-field.module.css';
import '../../../shared/fields/field.module.css';
import '../../../shared/ui/button.module.css';
import '../../addresses/components/address-field.module.css';
import './book-form.module.css';
import './estimate-form.module.css';
import './form.module.css';
