/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;

/** Rule {@code java-wsdl-bridge-component}: a generated component turns business objects into Java objects and back on each call. */
final class JavaBridges {

	private static final Pattern BRIDGE = Pattern.compile("(?i).*(mapper|bridge|facade)(impl)?");
	private static final String JAVA = "JavaInterface";
	private static final String WSDL = "WSDLPortType";

	private JavaBridges() {
	}

	/**
	 * @param component the bridge
	 * @param reference its reference with a Java interface
	 */
	private record Site(Component component, Reference reference) {
	}

	static Rule rule() {
		return RuleForm.ofModules("java-wsdl-bridge-component", Subject.WIRING, Severity.INFO, JavaBridges::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.component().getImplementation().getArtifact().getOrigin())
						.measured(site -> site.component().getImplementation().getArtifact().getValue())
						.limit(site -> WSDL)
						.with("name", site -> site.component().getName())
						.with("reference", site -> site.reference().getName())
						.related(site -> List.of(site.reference().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Module module) {
		return (ServiceCalls.isServiceModule(module) ? module.getComponents() : List.<Component>of()).stream()
				.filter(component -> Performer.of(component) == Performer.JAVA && component.getImplementation().getArtifact() != null && BRIDGE.matcher(String.valueOf(component.getImplementation().getArtifact().getValue())).matches())
				.filter(component -> all(component.getInterfaces(), WSDL))
				.flatMap(component -> component.getReferences().stream().filter(reference -> all(reference.getInterfaces(), JAVA) && !isBean(reference)).limit(1).map(reference -> new Site(component, reference)));
	}

	private static boolean all(List<ServiceInterface> faces, String type) {
		return !faces.isEmpty() && faces.stream().allMatch(face -> type.equals(face.getType()));
	}

	/** An enterprise bean has the interface that it has. */
	private static boolean isBean(Reference reference) {
		return reference.getWires().stream().map(Wiring::resolved).anyMatch(target -> target instanceof Import from && Wiring.kind(from) == BindingKind.EJB);
	}
}
