/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Setting;

/** Rules on single properties of a composite: its audit level, the short cut to composites on the same server, results in temporary files. */
final class CompositeSwitches {

	private static final String AUDIT = "auditLevel";
	private static final String LOCAL = "oracle.webservices.local.optimization";
	private static final String ATOMIC = "weblogic.wsee.wsat.transaction.flowOption";
	private static final String TEMPORARY_FILE = "streamResultToTempFile";

	private CompositeSwitches() {
	}

	/**
	 * @param module the composite
	 * @param name the name of the composite or component
	 * @param setting the property
	 */
	private record Site(Module module, String name, Setting setting) {
	}

	private static Stream<Module> composites(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE);
	}

	static Rule audit() {
		return RuleForm.rule("soa-audit-development", Subject.WIRING, Severity.INFO, CompositeSwitches::audits)
				.onSites(form -> form
						.when((site, context) -> "development".equalsIgnoreCase(site.setting().getValue()) && !DevelopmentProfiles.isForDevelopment(context, site.setting().getOrigin().path()))
						.severity(site -> takesFiles(site.module()) ? Severity.WARNING : Severity.INFO)
						.at(site -> site.setting().getOrigin())
						.measured(site -> site.setting().getValue())
						.limit(site -> "Production")
						.with("name", Site::name)
						.message(site -> takesFiles(site.module()) ? "files" : null)
						.fix("production", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "Production")))
				.build();
	}

	private static Stream<Site> audits(Reading reading) {
		return composites(reading).flatMap(module -> Stream.concat(
				ConfigurationIndex.groups(reading, "soa.composite").filter(group -> group.path().equals(module.getOrigin().path()) && group.states(AUDIT))
						.map(group -> new Site(module, module.getName(), group.setting(AUDIT))),
				properties(module, "bpel.config." + AUDIT)));
	}

	private static Stream<Site> properties(Module module, String name) {
		return module.getComponents().stream().flatMap(component -> component.getProperties().stream()
				.filter(property -> name.equals(property.getName()) && property.isSet()).map(property -> new Site(module, component.getName(), property)));
	}

	/** Whether whole files come into the composite, by a service or by a call that reads. */
	private static boolean takesFiles(Module module) {
		return Stream.concat(module.getExports().stream().map(Export::getBinding), module.getImports().stream().map(Import::getBinding))
				.map(binding -> Values.value(AdapterService.property(binding, "className"))).filter(name -> name != null)
				.anyMatch(name -> (name.contains(".file.") || name.contains(".ftp.")) && (name.endsWith("ActivationSpec") || name.endsWith("ReadInteractionSpec")));
	}

	/**
	 * @param from the reference
	 * @param target the service of the other composite
	 */
	private record Call(Import from, Export target) {

		Setting property(String name) {
			return AdapterService.property(from.getBinding(), name);
		}
	}

	/** Policies of either side would be passed by, and Web Services Atomic Transaction needs the message. */
	static Rule localOptimization() {
		return RuleForm.rule("soa-local-optimization-off", Subject.WIRING, Severity.INFO,
				(Reading reading) -> composites(reading).flatMap(module -> module.getImports().stream())
						.flatMap(from -> Wiring.resolved(from.getWire()) instanceof Export target ? Stream.of(new Call(from, target)) : Stream.empty()))
				.onSites(form -> form
						.when(call -> "false".equalsIgnoreCase(Values.value(call.property(LOCAL))))
						.when(call -> !hasPolicy(call.from().getQualifiers(), call.from().getBinding()) && !hasPolicy(call.target().getQualifiers(), call.target().getBinding()))
						.when(call -> call.property(ATOMIC) == null || "NEVER".equalsIgnoreCase(call.property(ATOMIC).getValue()))
						.at(call -> call.property(LOCAL).getOrigin())
						.measured(call -> call.property(LOCAL).getValue())
						.with("name", call -> call.from().getName())
						.with("module", call -> call.target().eContainer() instanceof Module module ? module.getName() : "")
						.related(call -> List.of(call.target().getOrigin()))
						.fix("local", FixEffect.CHANGES_BEHAVIOUR, (call, edits) -> PropertyEdits.remove(edits, call.property(LOCAL))))
				.build();
	}

	private static boolean hasPolicy(List<Qualifier> qualifiers, Binding binding) {
		return !qualifiers.isEmpty() || binding != null && !binding.getQualifiers().isEmpty();
	}

	/** Where whole files come in, the property is there for large ones. */
	static Rule temporaryFile() {
		return RuleForm.rule("soa-xslt-temp-file-on-normal-payload", Subject.WIRING, Severity.INFO,
				(Reading reading) -> composites(reading).flatMap(module -> properties(module, TEMPORARY_FILE)))
				.onSites(form -> form
						.when(site -> Values.truth(site.setting()) && !takesFiles(site.module()))
						.at(site -> site.setting().getOrigin())
						.measured(site -> site.setting().getValue())
						.limit(site -> "no")
						.with("name", Site::name)
						.fix("memory", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "no")))
				.build();
	}
}
