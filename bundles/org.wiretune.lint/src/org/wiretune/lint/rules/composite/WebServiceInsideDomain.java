/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Insertion;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.rules.XmlPlaces;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlStyle;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;

/**
 * The rule {@code sca-ws-binding-inside-domain}: a reference calls a service of the same composite by the binding for web
 * services. Services of other composites may run on another node, and are left alone.
 */
final class WebServiceInsideDomain {

	private static final String BINDING = "binding.ws";
	/** Where an address without a host is served, as far as nobody says otherwise. */
	private static final int STANDARD_PORT = 8080;

	private WebServiceInsideDomain() {
	}

	/**
	 * @param from the reference
	 * @param target the service
	 */
	private record Call(Import from, Export target) {

		/** The component and, where it is known, the service of it, as a reference would name them. */
		String wire() {
			return target.getName().indexOf('/') > 0 ? target.getName() : Values.value(target.getWire().getTarget());
		}
	}

	static Rule rule() {
		return RuleForm.rule("sca-ws-binding-inside-domain", Subject.WIRING, Severity.INFO, WebServiceInsideDomain::calls)
				.onSites(form -> form
						.at(call -> call.from().getBinding().getEndpoint().getOrigin())
						.measured(call -> call.from().getBinding().getEndpoint().getValue())
						.limit(Call::wire)
						.with("name", call -> call.from().getName())
						.related(call -> List.of(call.target().getOrigin()))
						.fix("wire", FixEffect.CHANGES_BEHAVIOUR, WebServiceInsideDomain::wire))
				.build();
	}

	private static Stream<Call> calls(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.COMPOSITE && !TestComposites.is(module.getOrigin().path())).flatMap(WebServiceInsideDomain::calls);
	}

	private static Stream<Call> calls(Module module) {
		List<Export> services = module.getExports().stream()
				.filter(service -> isPlain(service.getBinding(), service.getQualifiers()) && Wiring.resolved(service.getWire()) instanceof Component).toList();
		return services.isEmpty() ? Stream.empty() : module.getImports().stream().filter(from -> isPlain(from.getBinding(), from.getQualifiers())).flatMap(from -> {
			LocalAddress address = LocalAddress.of(from.getBinding().getEndpoint().getValue());
			return address == null ? Stream.empty() : services.stream().filter(service -> answers(service, address)).limit(1).map(service -> new Call(from, service));
		});
	}

	/** Intents and policies are what the binding may be there for. */
	private static boolean isPlain(Binding binding, List<Qualifier> qualifiers) {
		return qualifiers.isEmpty() && binding != null && BINDING.equals(binding.getName()) && binding.getQualifiers().isEmpty() && binding.getEndpoint() != null;
	}

	private static boolean answers(Export service, LocalAddress address) {
		String written = service.getBinding().getEndpoint().getValue();
		LocalAddress own = LocalAddress.of(written);
		return own != null ? own.equals(address) : written.indexOf(':') < 0 && address.port() == STANDARD_PORT && LocalAddress.trimmed(written).equals(address.path());
	}

	/** Only a reference of a component can name its target. */
	private static void wire(Call call, Edits edits) {
		Origin binding = call.from().getBinding().getOrigin();
		XmlElement element = XmlPlaces.elementAt(edits, binding);
		XmlElement reference = element == null ? null : element.parent();
		if (reference == null || !"component".equals(reference.parent() == null ? null : reference.parent().localName()) || reference.attribute("target") != null) {
			edits.impossible();
			return;
		}
		Insertion attribute = new XmlStyle(reference.document()).attribute(reference, "target");
		edits.replace(attribute.path(), attribute.offset(), attribute.replaced(), attribute.prefix() + call.wire() + attribute.suffix());
		XmlElements.remove(edits, binding);
	}
}
