/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rules on TCP parameters of Solaris, with those of Linux that stand for them: {@code tcp-listen-backlog},
 * {@code tcp-syn-backlog}, {@code tcp-send-buffer}, {@code tcp-recv-buffer}. For Solaris a parameter counts that is too low, or
 * missing from the only script that sets any; for Linux only what is stated, because its own defaults are high enough today.
 */
final class TcpParameters {

	/** What the study set for both queues of connections. */
	private static final long QUEUE = 16384;
	/** What the study set for both buffers, in bytes. */
	private static final long BUFFER = 131072;
	/** What Linux has by itself since 5.4 for the queue of accepted connections (kernel documentation, ip-sysctl: somaxconn). */
	private static final long LINUX_QUEUE = 4096;
	private static final String SOLARIS = "solaris.tcp";
	private static final String LINUX = "linux.kernel-parameters";
	private static final Pattern LAST_NUMBER = Pattern.compile("(\\d{1,18})(\\s*)$");
	/** The queues that connectors ask for: kind of group and setting. */
	private static final List<List<String>> BACKLOGS = List.of(List.of("jboss-5.web.connector", "acceptCount"), List.of("jboss-5.web.connector", "backlog"),
			List.of("wildfly.undertow.http-listener", "tcp-backlog"), List.of("wildfly.undertow.https-listener", "tcp-backlog"),
			List.of("wildfly.undertow.ajp-listener", "tcp-backlog"), List.of("spring-boot.server.tomcat", "accept-count"));

	private TcpParameters() {
	}

	/**
	 * @param in the group
	 * @param setting the parameter
	 * @param found its number, or null where it is not set
	 * @param limit what it should be at least
	 * @param linux whether it is one of Linux
	 */
	private record Site(ConfiguredGroup in, Setting setting, Long found, long limit, boolean linux) {
	}

	static Rule listenBacklog() {
		return rule("tcp-listen-backlog", "tcp_conn_req_max_q", QUEUE, List.of("net.core.somaxconn"), reading -> Math.max(LINUX_QUEUE, largestBacklog(reading)));
	}

	static Rule synBacklog() {
		return rule("tcp-syn-backlog", "tcp_conn_req_max_q0", QUEUE, List.of("net.ipv4.tcp_max_syn_backlog"), reading -> LINUX_QUEUE);
	}

	static Rule sendBuffer() {
		return rule("tcp-send-buffer", "tcp_xmit_hiwat", BUFFER, List.of("net.core.wmem_max", "net.ipv4.tcp_wmem"), reading -> BUFFER);
	}

	static Rule receiveBuffer() {
		return rule("tcp-recv-buffer", "tcp_recv_hiwat", BUFFER, List.of("net.core.rmem_max", "net.ipv4.tcp_rmem"), reading -> BUFFER);
	}

	private static Rule rule(String id, String solaris, long advised, List<String> linux, Function<Reading, Long> limit) {
		return RuleForm.rule(id, Subject.OPERATING_SYSTEM, Severity.INFO, reading -> Stream.concat(ofSolaris(reading, solaris, advised), ofLinux(reading, linux, limit.apply(reading))))
				.onSites(form -> form
						.at(site -> Values.origin(site.setting(), site.in().group()))
						.measured(site -> site.found() == null ? Values.shown(site.setting()) : site.found())
						.limit(Site::limit)
						.with("setting", site -> site.setting().getName())
						.with("file", site -> site.in().fileName())
						.message(site -> site.linux() ? "linux" : null)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, TcpParameters::raise))
				.build();
	}

	private static Stream<Site> ofSolaris(Reading reading, String name, long advised) {
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, SOLARIS).toList();
		return groups.stream().map(group -> new Site(group, group.setting(name), Values.number(group.setting(name)), advised, false)).filter(site -> site.setting() != null)
				.filter(site -> Values.isSet(site.setting()) ? site.found() != null && site.found() < advised : groups.size() == 1);
	}

	private static Stream<Site> ofLinux(Reading reading, List<String> names, long limit) {
		return ConfigurationIndex.groups(reading, LINUX).filter(group -> !group.isForDevelopment()).flatMap(group -> names.stream().map(group::setting).filter(Values::isSet)
				.map(setting -> new Site(group, setting, lastNumber(setting), limit, true))).filter(site -> site.found() != null && site.found() < limit);
	}

	/** The number, or of three numbers (least, usual, most) the most. */
	private static Long lastNumber(Setting setting) {
		Matcher number = LAST_NUMBER.matcher(setting.getValue().replaceAll("[\"']", ""));
		return number.find() ? Long.valueOf(number.group(1)) : null;
	}

	private static void raise(Site site, Edits edits) {
		String value = Long.toString(site.limit());
		if (site.setting().isSet() && site.linux()) {
			Matcher number = LAST_NUMBER.matcher(site.setting().getValue());
			if (!number.find()) {
				edits.impossible();
				return;
			}
			value = number.replaceFirst(value + "$2");
		}
		edits.set(site.setting(), value);
	}

	private static long largestBacklog(Reading reading) {
		return BACKLOGS.stream().flatMap(each -> ConfigurationIndex.groups(reading, each.get(0)).map(group -> group.setting(each.get(1)))).filter(Values::isSet)
				.map(Values::number).filter(number -> number != null).mapToLong(Long::longValue).max().orElse(0);
	}
}
