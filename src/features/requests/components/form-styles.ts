/**
 * The styles of the forms, which the built HTML needs before their code comes. Every page has them, so that the code has no
 * sheet of its own to wait for: a press must not depend on one. Import it for its effect.
 */
import '../../../shared/fields/checkbox-field.module.css';
import '../../../shared/fields/choice-field.module.css';
import '../../../shared/fields/field.module.css';
import '../../../shared/ui/button.module.css';
import '../../addresses/components/address-field.module.css';
import './book-form.module.css';
import './estimate-form.module.css';
import './form.module.css';
