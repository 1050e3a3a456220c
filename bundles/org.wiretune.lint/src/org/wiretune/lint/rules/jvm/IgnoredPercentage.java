/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.regex.Pattern;

import org.wiretune.core.Severity;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code container-percentage-ignored}: a share of the memory of the container is stated beside a fixed maximum heap, which
 * wins. The initial share still counts beside a fixed maximum and is left alone. Silent where a condition or the beginning of
 * another image stands between the two options, for then they may never meet.
 */
final class IgnoredPercentage {

	private static final String PERCENTAGE = "-XX:MaxRAMPercentage";
	private static final String[] SIZES = {"-Xmx", "-XX:MaxHeapSize"};
	/** What may part two options of a file so that no virtual machine gets both. */
	private static final Pattern PARTS = Pattern.compile("(?im)^[ \\t)}]*@?(?:FROM|if|else|elif|fi|case|esac)\\b|;;|&&|\\|\\||:-|:\\+");

	private IgnoredPercentage() {
	}

	static Rule rule() {
		return Launches.rule("container-percentage-ignored", Severity.WARNING)
				.when(launch -> launch.takesFlags() && launch.has(PERCENTAGE) && launch.last(SIZES) != null && meet(launch))
				.at(launch -> launch.at(launch.get(PERCENTAGE)))
				.measured(launch -> ArgumentEdits.shown(launch.get(PERCENTAGE)))
				.limit(launch -> ArgumentEdits.shown(launch.last(SIZES)))
				.related(launch -> List.of(launch.at(launch.last(SIZES))))
				.build();
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
