/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;

/** Rule {@code soa-java-sleeps}: Java within a process of Oracle SOA Suite that sleeps, and holds a thread of the engine meanwhile. */
final class SleepingJava {

	private static final String JAVA = "exec";
	private static final Pattern REMARK = Pattern.compile("//[^\\n]*|/\\*.*?\\*/", Pattern.DOTALL);
	private static final Pattern SLEEP = Pattern.compile("\\b(?:Thread|TimeUnit\\s*\\.\\s*\\w+)\\s*\\.\\s*sleep\\s*\\(\\s*([\\w.]+)");
	/** What takes less is over before an instance would be stored; a time in another unit than milliseconds is longer. */
	private static final int SHORTEST = 1000;

	private SleepingJava() {
	}

	/**
	 * @param in the component of the process
	 * @param step the activity
	 * @param time what is slept, as it is written
	 */
	private record Site(ProcessComponent in, XmlElement step, String time) {

		String name() {
			return Objects.requireNonNullElse(step.attributeValue("name"), JAVA);
		}

		Origin place() {
			return step.document().source().origin(step.start(), step.nameEnd() - step.start());
		}
	}

	static Rule rule() {
		return RuleForm.rule("soa-java-sleeps", Subject.CONCURRENCY, Severity.INFO, SleepingJava::sites)
				.onSites(form -> form
						.at(Site::place)
						.measured(Site::time)
						.with("name", site -> site.in().name())
						.with("step", Site::name))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		ProcessComponent.all(reading).forEach(in -> {
			String text = reading.texts().text(in.process().getPath());
			XmlDocument document = text == null || !text.contains("sleep") ? null : XmlDocument.parse(SourceText.of(in.process().getPath(), text), root -> true, problem -> {
			});
			if (document != null && document.root() != null) {
				document.root().withDescendants().forEach(element -> look(in, element, sites));
			}
		});
		return sites.stream();
	}

	private static void look(ProcessComponent in, XmlElement element, List<Site> target) {
		String java = element.localName().equals(JAVA) ? element.text() : null;
		Matcher sleep = java == null ? null : SLEEP.matcher(REMARK.matcher(java).replaceAll(""));
		if (sleep != null && sleep.find() && !isShort(sleep)) {
			target.add(new Site(in, element, sleep.group(1)));
		}
	}

	private static boolean isShort(Matcher sleep) {
		String time = sleep.group(1).replaceAll("[_lL]", "");
		return sleep.group().startsWith("Thread") && time.matches("\\d{1,9}") && Integer.parseInt(time) < SHORTEST;
	}
}
