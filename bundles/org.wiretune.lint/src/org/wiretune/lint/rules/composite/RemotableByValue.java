/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.JavaService;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

/** The rule {@code sca-remotable-without-pass-by-reference}: data is copied between two Java components of one composite. */
final class RemotableByValue {

	private static final String JAVA = "implementation.java";
	/** Where the annotation lives, by the package that the files use for others. */
	private static final List<String> PACKAGES = List.of("org.oasisopen.sca.annotation", "org.osoa.sca.annotations");
	private static final Pattern DECLARATION = Pattern.compile("(?m)^([ \\t]*)(?:public\\s+|final\\s+|abstract\\s+)*class\\s");
	private static final Pattern IMPORT = Pattern.compile("(?m)^import [^\\n;]*;(\\r?\\n)");

	private RemotableByValue() {
	}

	/**
	 * @param caller the component that calls
	 * @param target the component that is called
	 * @param source the class of the latter
	 */
	private record Site(Component caller, Component target, JavaService source) {
	}

	static Rule rule() {
		return RuleForm.rule("sca-remotable-without-pass-by-reference", Subject.WIRING, Severity.INFO, RemotableByValue::sites)
				.optional()
				.onSites(form -> form
						.when(site -> site.source() != null && site.source().isRemotable() && CopiedData.isIn(site.source().face()) && !site.source().allowsReferences())
						.when(site -> !CopiedData.isChangedBy(site.source().text()))
						.at(site -> site.target().getImplementation().getArtifact().getOrigin())
						.measured(site -> site.source().name())
						.limit(site -> "@AllowsPassByReference")
						.with("name", site -> site.target().getName())
						.with("caller", site -> site.caller().getName())
						.related(site -> List.of(site.caller().getOrigin()))
						.fix("reference", FixEffect.DEPENDS_ON_UNSEEN, RemotableByValue::annotate))
				.build();
	}

	/** Each called component once, with the first that calls it without a binding of its own. */
	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.COMPOSITE && !TestComposites.is(module.getOrigin().path())).flatMap(module -> module.getComponents().stream()
				.filter(RemotableByValue::isJava).flatMap(target -> caller(module, target).map(caller -> new Site(caller, target, JavaService.of(reading.texts(), module, target)))));
	}

	private static boolean isJava(Component component) {
		return component.getImplementation() != null && JAVA.equals(component.getImplementation().getType());
	}

	private static Stream<Component> caller(Module module, Component target) {
		return module.getComponents().stream().filter(caller -> caller != target && isJava(caller) && caller.getReferences().stream()
				.flatMap(reference -> reference.getWires().stream()).anyMatch(wire -> Wiring.resolved(wire) == target)).limit(1);
	}

	private static void annotate(Site site, Edits edits) {
		JavaService source = site.source();
		String annotations = PACKAGES.stream().filter(source.text()::contains).findFirst().orElse(null);
		Matcher declaration = DECLARATION.matcher(source.text());
		Matcher last = IMPORT.matcher(source.text());
		int end = -1;
		String line = "\n";
		while (last.find()) {
			end = last.end();
			line = last.group(1);
		}
		if (annotations == null || end < 0 || !declaration.find() || declaration.start() < end) {
			edits.impossible();
			return;
		}
		String imported = annotations + ".AllowsPassByReference";
		if (!source.text().contains("import " + imported) && !source.text().contains("import " + annotations + ".*")) {
			edits.insert(source.path(), end, "import " + imported + ';' + line);
		}
		edits.insert(source.path(), declaration.start(), declaration.group(1) + "@AllowsPassByReference" + line);
	}
}
