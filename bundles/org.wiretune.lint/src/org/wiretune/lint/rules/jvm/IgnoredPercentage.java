/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.container.ContainerOptions;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code container-percentage-ignored}: a share of the memory of the container is stated beside a fixed maximum heap, which
 * wins. The initial share still counts beside a fixed maximum and is left alone. Silent where a condition or the beginning of
 * another image stands between the two options of a file, for then they may never meet; those of several files meet in a container.
 */
final class IgnoredPercentage {

	private static final String PERCENTAGE = "-XX:MaxRAMPercentage";
	private static final String[] SIZES = {"-Xmx", "-XX:MaxHeapSize"};
	/** What may part two options of a file so that no virtual machine gets both. */
	private static final Pattern PARTS = Pattern.compile("(?im)^[ \\t)}]*@?(?:FROM|if|else|elif|fi|case|esac)\\b|;;|&&|\\|\\||:-|:\\+");

	private IgnoredPercentage() {
	}

	/**
	 * The two options.
	 *
	 * @param percentage the share, which does nothing
	 * @param size the size, which wins
	 * @param owner what gets them, for messages
	 */
	private record Site(Setting percentage, Setting size, String owner) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("container-percentage-ignored", Subject.MEMORY, Severity.WARNING, IgnoredPercentage::sites)
				.onSites(form -> form
						.at(site -> site.percentage().getOrigin())
						.measured(site -> ArgumentEdits.shown(site.percentage()))
						.limit(site -> ArgumentEdits.shown(site.size()))
						.with("owner", Site::owner)
						.related(site -> List.of(site.size().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = Stream.concat(
				Launches.of(reading).filter(launch -> launch.takesFlags() && launch.has(PERCENTAGE) && launch.last(SIZES) != null && meet(launch)).map(launch -> new Site(launch.get(PERCENTAGE), launch.last(SIZES), launch.owner())),
				ContainerOptions.all(reading).filter(each -> each.last(PERCENTAGE) != null && each.last(SIZES) != null).map(each -> new Site(each.last(PERCENTAGE).setting(), each.last(SIZES).setting(), each.name()))).toList();
		return sites.stream().filter(site -> sites.stream().filter(other -> other.percentage().getOrigin().equals(site.percentage().getOrigin())).findFirst().orElse(null) == site);
	}

	private static boolean meet(Launch launch) {
		Setting percentage = launch.get(PERCENTAGE);
		Setting size = launch.last(SIZES);
		String text = launch.in().reading().texts().text(launch.in().path());
		if (text == null || percentage.getOrigin() == null || size.getOrigin() == null || !percentage.getOrigin().path().equals(size.getOrigin().path())) {
			return false;
		}
		int start = Math.min(percentage.getOrigin().offset(), size.getOrigin().offset());
		int end = Math.max(percentage.getOrigin().offset(), size.getOrigin().offset());
		return end <= text.length() && !PARTS.matcher(text.substring(start, end)).find();
	}
}
