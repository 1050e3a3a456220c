/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.calls.MediationPrimitives.property;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
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

/** Rule {@code mediation-validate-input}: primitives that check each message against its type before they work, on the way of every request. */
final class MediationInputs {

	private static final String VALIDATE = "validateInput";

	private MediationInputs() {
	}

	/**
	 * @param module the module
	 * @param flow the flow
	 * @param primitives its primitives that validate, at least one
	 */
	private record Site(Module module, MediationFlow flow, List<Primitive> primitives) {

		Primitive first() {
			return primitives.get(0);
		}
	}

	static Rule validated() {
		return RuleForm.rule("mediation-validate-input", Subject.WIRING, Severity.INFO, MediationInputs::sites)
				.onSites(form -> form
						.at(site -> property(site.first(), VALIDATE).getOrigin())
						.measured(site -> site.primitives().size())
						.limit(site -> 0)
						.with("names", site -> site.primitives().stream().map(Primitive::getName).distinct().limit(5).collect(Collectors.joining(", ")))
						.with("flow", site -> MediationPrimitives.flowName(site.flow(), site.first()) == null ? site.module().getName() : MediationPrimitives.flowName(site.flow(), site.first()))
						.related(site -> site.primitives().stream().skip(1).map(Primitive::getOrigin).toList())
						.fix("trust", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.primitives().forEach(primitive -> edits.set(property(primitive, VALIDATE), "false"))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ServiceCalls.modules(reading).filter(module -> !TrialModules.is(reading, module.getPath())).flatMap(module -> module.getFlows().stream().flatMap(flow -> {
			Set<Integer> everyday = MediationPrimitives.everyday(flow);
			return MediationPrimitives.byFile(IntStream.range(0, flow.getPrimitives().size()).filter(everyday::contains).mapToObj(number -> flow.getPrimitives().get(number)).filter(MediationInputs::validates))
					.map(primitives -> new Site(module, flow, primitives));
		})).filter(MediationPrimitives.distinct(Site::first));
	}

	/** A promoted property is the administrator's. */
	private static boolean validates(Primitive primitive) {
		Setting stated = property(primitive, VALIDATE);
		return stated != null && "true".equals(stated.getValue()) && !primitive.getPromoted().contains(VALIDATE);
	}
}
