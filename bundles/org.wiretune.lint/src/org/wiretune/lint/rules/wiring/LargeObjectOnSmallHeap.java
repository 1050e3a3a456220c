/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Bytes;

/**
 * Rule {@code bo-1mb-on-small-heap}: a loop whose length is not known sends objects of a megabyte or more to a server with at
 * most 384 MB of heap. Where the length is known, {@code async-flood-heap} computes what it needs.
 */
final class LargeObjectOnSmallHeap {

	private static final long LARGE = Bytes.IN_MEGABYTE;
	/** The heap of the lab, in megabytes. */
	private static final long SMALL_HEAP = 384;
	private static final long ENOUGH = 1024;

	private LargeObjectOnSmallHeap() {
	}

	/**
	 * @param loop the loop
	 * @param hosting the server it runs on
	 */
	private record Site(AsynchronousCallLoop loop, Hosting hosting) {

		Setting heap() {
			return hosting.server().getJvm().getMaximumHeapSize();
		}
	}

	static Rule rule() {
		return RuleForm.rule("bo-1mb-on-small-heap", Subject.MEMORY, Severity.INFO, LargeObjectOnSmallHeap::sites)
				.onSites(form -> form
						.when(site -> Values.number(site.heap()) <= SMALL_HEAP)
						.at(site -> site.loop().getOrigin())
						.measured(site -> Values.number(site.heap()) + " MB")
						.limit(site -> ENOUGH + " MB")
						.with("name", site -> site.loop().getName())
						.with("megabytes", site -> Values.number(site.loop().getObjectBytes()) / LARGE)
						.with("server", site -> site.hosting().serverName())
						.with("advised", site -> ENOUGH)
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(Values.origin(site.heap(), site.hosting().server().getJvm()), Values.origin(site.loop().getObjectBytes())))
						.fix("raise-heap", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.heap(), Long.toString(ENOUGH))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> application.getAsynchronousCallLoops().stream())
				.filter(loop -> loop.getOrigin() != null && Values.number(loop.getLoops()) == null && Values.number(loop.getObjectBytes()) != null
						&& Values.number(loop.getObjectBytes()) >= LARGE)
				.flatMap(loop -> {
					Hosting hosting = Hosting.of(reading, loop.getOrigin().path(), server -> server.getProduct() == Product.WEBSPHERE
							&& server.getJvm() != null && Values.number(server.getJvm().getMaximumHeapSize()) != null);
					return hosting == null ? Stream.empty() : Stream.of(new Site(loop, hosting));
				});
	}
}
