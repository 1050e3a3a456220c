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
import org.wiretune.safety.quantity.Quantity;

/**
 * Rule {@code async-flood-heap}. The factor is derived, not stated: the lab of the source used at most 770 MB for 400
 * objects of 1 MB, which includes what the server itself needs, so 1.9 is an upper estimate.
 */
final class AsynchronousFlood {

	private static final double HEAP_FOR_EACH_BYTE = 1.9;
	private static final long MEGABYTE = Bytes.IN_MEGABYTE;
	private static final long SMALLEST_HEAP = 512;
	private static final long STEP = 1024;
	/** Beyond this heap the loop is what should change, in megabytes. */
	private static final long LARGEST_HEAP = 8 * 1024;

	private AsynchronousFlood() {
	}

	/**
	 * @param loop the loop
	 * @param hosting the server it runs on
	 */
	private record Site(AsynchronousCallLoop loop, Hosting hosting) {

		Setting heap() {
			return hosting.server().getJvm().getMaximumHeapSize();
		}

		/** Megabytes, rounded up. */
		long needed() {
			double bytes = (double) Values.number(loop.getLoops()) * Values.number(loop.getObjectBytes()) * HEAP_FOR_EACH_BYTE;
			return (long) Math.ceil(bytes / MEGABYTE);
		}

		/** The next usual heap size that holds them. */
		long advised() {
			long size = SMALLEST_HEAP;
			while (size < needed()) {
				size = size < STEP ? STEP : size + STEP;
			}
			return size;
		}

		boolean fits() {
			return needed() <= LARGEST_HEAP;
		}
	}

	static Rule rule() {
		return RuleForm.rule("async-flood-heap", Subject.MEMORY, Severity.WARNING, AsynchronousFlood::sites)
				.onSites(form -> form
						.when(site -> site.needed() > Values.number(site.heap()))
						.at(site -> site.loop().getOrigin())
						.measured(site -> site.needed() + " MB")
						.limit(site -> Values.number(site.heap()) + " MB")
						.with("name", site -> site.loop().getName())
						.with("loops", site -> Values.number(site.loop().getLoops()))
						.with("bytes", site -> Quantity.bytes(Values.number(site.loop().getObjectBytes())).exactly())
						.with("advised", Site::advised)
						.with("server", site -> site.hosting().serverName())
						.message(site -> site.fits() ? null : "throttle")
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(Values.origin(site.heap(), site.hosting().server().getJvm()), Values.origin(site.loop().getLoops()),
								Values.origin(site.loop().getObjectBytes())))
						.fix("raise-heap", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							if (site.fits()) {
								edits.set(site.heap(), Long.toString(site.advised()));
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> application.getAsynchronousCallLoops().stream())
				.filter(loop -> loop.getOrigin() != null && Values.number(loop.getLoops()) != null && Values.number(loop.getObjectBytes()) != null)
				.flatMap(loop -> {
					Hosting hosting = Hosting.of(reading, loop.getOrigin().path(), server -> server.getProduct() == Product.WEBSPHERE
							&& server.getJvm() != null && Values.number(server.getJvm().getMaximumHeapSize()) != null);
					return hosting == null ? Stream.empty() : Stream.of(new Site(loop, hosting));
				});
	}
}
