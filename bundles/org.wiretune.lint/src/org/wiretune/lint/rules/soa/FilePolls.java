/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BusProjects;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.servicebus.Transports;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Digits;

/** Rule {@code soa-file-poll-cap}: an adapter, or a proxy service of a bus, that takes few files each time it looks, and seldom looks. */
final class FilePolls {

	private static final String ID = "soa-file-poll-cap";
	private static final RuleLimit FILES = new RuleLimit(ID, "files", 10, 1, 100_000, "files");
	private static final Set<String> TRANSPORTS = Set.of("file", "ftp", "sftp");
	/** Seconds in a minute, by which both products count. */
	private static final double MINUTE = 60;

	private FilePolls() {
	}

	/**
	 * @param service what takes the files
	 * @param files how many it takes each time
	 * @param seconds how often it looks
	 * @param bus whether it is a proxy service
	 */
	private record Site(Export service, Setting files, Setting seconds, boolean bus) {

		/** Files a minute; null where a value is no number or means no limit. */
		Double cap() {
			Long most = Values.number(files);
			Long interval = Values.number(seconds);
			return most == null || interval == null || most <= 0 || interval <= 0 ? null : most * MINUTE / interval;
		}
	}

	static Rule rule() {
		return RuleForm.rule(ID, Subject.CONCURRENCY, Severity.INFO, FilePolls::sites)
				.optional()
				.limitedBy(FILES)
				.onSites(form -> form
						.when((site, context) -> site.cap() != null && site.cap() <= context.limit(FILES))
						.at(site -> Values.origin(site.files()))
						.measured(site -> Digits.atMost(site.cap(), 1))
						.limit(FILES)
						.with("name", site -> site.service().getName())
						.with("files", site -> Values.value(site.files()))
						.with("interval", site -> Values.value(site.seconds()))
						.fix("all", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.bus()) {
								edits.impossible();
							} else {
								PropertyEdits.remove(edits, site.files());
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> adapters = AdapterService.all(reading)
				.filter(service -> service.activates(".file.", "FileActivationSpec") || service.activates(".ftp.", "FTPActivationSpec"))
				.map(service -> site(service.export(), service.property("MaxRaiseSize"), service.property("PollingFrequency"), false));
		Stream<Site> proxies = BusProjects.all(reading).flatMap(module -> module.getExports().stream()).filter(service -> service.getBinding() != null && TRANSPORTS.contains(String.valueOf(service.getBinding().getName())))
				.map(service -> site(service, Transports.property(service.getBinding(), "inbound-properties.readLimit"), Transports.property(service.getBinding(), "inbound-properties.pollingInterval"), true));
		return Stream.concat(adapters, proxies).filter(Objects::nonNull);
	}

	private static Site site(Export service, Setting files, Setting seconds, boolean bus) {
		return files == null || seconds == null ? null : new Site(service, files, seconds, bus);
	}
}
