/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code mediation-xslt-where-bo-map}: style sheets that transform the whole message although they need nothing that only a
 * style sheet can do. One finding for each flow.
 */
public final class MediationTransformations {

	private static final String TYPE = "XSLTransformation";
	private static final String WHOLE = "/";
	/** Nodes where a flow begins, calls or ends; what is left are steps. */
	private static final Set<String> ENDS = Set.of("Input", "InputResponse", "InputFault", "Callout", "CalloutResponse", "CalloutFault", "ErrorInput", "Fail", "Stop", "copy");
	/** What business object maps do not have: functions of style sheet processors and of Java, other documents, keys, sorting. */
	private static final Pattern SPECIAL = Pattern.compile("(?<![\\w-])(?!fn:|xs:)[A-Za-z][\\w-]*:[\\w-]+\\s*\\(|document\\s*\\(|xsl:(key|script|import|include|sort|number)\\b|format-number\\s*\\(|generate-id\\s*\\(");

	/** A word of the path of a module that only shows that something can be done; nobody tunes its transformations. */
	private static final Pattern STUDY = Pattern.compile("(?i)(?:^|[/._ -])poc(?:$|[/._ -])");

	private MediationTransformations() {
	}

	/**
	 * @param flow the flow
	 * @param primitives its transformations, at least one
	 */
	private record Site(MediationFlow flow, List<Primitive> primitives) {
	}

	static Rule rule() {
		return RuleForm.rule("mediation-xslt-where-bo-map", Subject.WIRING, Severity.INFO, MediationTransformations::sites)
				.onSites(form -> form
						.at(site -> site.primitives().get(0).getOrigin())
						.measured(site -> site.primitives().size())
						.limit(site -> "/body")
						.with("flow", site -> MediationPrimitives.flowName(site.flow(), site.primitives().get(0)))
						.with("names", site -> site.primitives().stream().map(Primitive::getName).distinct().limit(5).collect(Collectors.joining(", ")))
						.message(site -> site.primitives().size() == 1 ? "one" : null)
						.related(site -> site.primitives().stream().skip(1).map(Primitive::getOrigin).toList()))
				.build();
	}

	/** A flow of one transformation between its ends is quick as it is. */
	private static Stream<Site> sites(Reading reading) {
		return ServiceCalls.modules(reading).filter(module -> !TrialModules.is(reading, module.getPath()) && !STUDY.matcher(module.getPath()).find()).flatMap(module -> module.getFlows().stream()
				.filter(flow -> flow.getName() != null && flow.getPrimitives().stream().filter(primitive -> !ENDS.contains(String.valueOf(primitive.getType()))).count() > 1)
				.flatMap(flow -> MediationPrimitives.byFile(transformations(reading, module, flow).stream()).map(primitives -> new Site(flow, primitives)))).filter(MediationPrimitives.distinct(site -> site.primitives().get(0)));
	}

	/** {@return whether the rule asks for the text of a file} @param path the path */
	public static boolean isStyleSheet(String path) {
		return path.endsWith(".xsl");
	}

	private static List<Primitive> transformations(Reading reading, Module module, MediationFlow flow) {
		List<Primitive> primitives = flow.getPrimitives();
		Set<Integer> everyday = MediationPrimitives.everyday(flow);
		return IntStream.range(0, primitives.size()).filter(everyday::contains).mapToObj(primitives::get).filter(primitive -> TYPE.equals(primitive.getType()) && isWhole(primitive) && isPlain(reading, module, primitive)).toList();
	}

	private static boolean isWhole(Primitive primitive) {
		Setting root = MediationPrimitives.property(primitive, "root");
		return root != null && WHOLE.equals(root.getValue()) && !primitive.getPromoted().contains("root");
	}

	/** Whether the style sheet was found, and needs nothing that a map of business objects could not do. */
	private static boolean isPlain(Reading reading, Module module, Primitive primitive) {
		Setting sheet = MediationPrimitives.property(primitive, "XSLTransform");
		if (sheet == null || sheet.getValue() == null) {
			return false;
		}
		String file = sheet.getValue().startsWith("/") ? sheet.getValue().substring(1) : sheet.getValue();
		String text = reading.texts().text(module.getPath().isEmpty() ? file : module.getPath() + '/' + file);
		return text != null && !SPECIAL.matcher(text).find();
	}
}
