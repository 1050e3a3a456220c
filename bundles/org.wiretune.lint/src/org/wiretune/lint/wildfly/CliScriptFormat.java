/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads scripts for {@code jboss-cli} of WildFly and JBoss EAP 6 to 8 as far as they set what rules look at: data sources, bean
 * pools, workers, the deployment scanner, loggers and asynchronous handlers. Groups have the names of the server's own
 * configuration and hold only what the script states, because what it leaves out the server may have already.
 */
public final class CliScriptFormat implements FileFormat {

	/** What is set at an address: the kind of group, and attributes whose names in the server's configuration are others. */
	private record Target(Pattern address, String kind, String label, Map<String, String> renamed) {
	}

	private static final Map<String, String> OF_SOURCES = Map.of("driver-name", "driver", "prepared-statements-cache-size", "prepared-statement-cache-size", "blocking-timeout-wait-millis", "blocking-timeout-millis");
	private static final List<Target> TARGETS = List.of(target("datasources/data-source", "wildfly.datasources.data-source", "Data source", OF_SOURCES),
			target("datasources/xa-data-source", "wildfly.datasources.xa-data-source", "XA data source", OF_SOURCES),
			target("ejb3/strict-max-bean-instance-pool", "wildfly.ejb3.strict-max-pool", "Strict maximum pool", Map.of("timeout", "instance-acquisition-timeout")),
			target("io/worker", "wildfly.io.worker", "Worker", Map.of()), target("deployment-scanner/scanner", "wildfly.deployment-scanner", "Deployment scanner", Map.of()),
			target("logging/root-logger", "wildfly.logging.root", "Root logger", Map.of()), target("logging/logger", "wildfly.logging.logger", "Logger", Map.of()),
			target("logging/async-handler", "wildfly.logging.async-handler", "Asynchronous handler", Map.of()));
	private static final Map<String, String> UNITS = Map.of("instance-acquisition-timeout", "minutes", "scan-interval", "milliseconds", "blocking-timeout-millis", "milliseconds", "task-keepalive", "milliseconds");

	private static Target target(String address, String kind, String label, Map<String, String> renamed) {
		return new Target(Pattern.compile("/subsystem=" + address + "=([^/]*)"), kind, label, renamed);
	}

	@Override
	public String id() {
		return "wildfly-cli";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("cli");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".cli");
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		Map<String, ConfigurationGroup> groups = new LinkedHashMap<>();
		for (CliOperations.Operation operation : CliOperations.of(source)) {
			for (Target target : TARGETS) {
				Matcher address = target.address().matcher(operation.address());
				if (address.matches()) {
					ArgumentText place = operation.first();
					Origin origin = place.origin(0, place.length());
					if (!operation.complete()) {
						parts.problem(ReadProblem.Kind.NOT_UNDERSTOOD, origin, TEXTS.get("operationNotUnderstood", place.text().strip(), Integer.toString(origin.line())));
						break;
					}
					ConfigurationGroup group = groups.computeIfAbsent(operation.address(), key -> group(target, address.group(1), origin));
					operation.values().forEach((name, value) -> set(group, target.renamed().getOrDefault(name, name), value));
					break;
				}
			}
		}
		groups.values().removeIf(group -> group.getSettings().isEmpty());
		if (!groups.isEmpty()) {
			ConfigurationFile file = NewParts.file(source.path(), id(), Product.WILDFLY, SourceText.wholeFile(source.path()));
			file.setScope("application");
			file.getGroups().addAll(groups.values());
			parts.add(file);
		}
	}

	private static ConfigurationGroup group(Target target, String name, Origin origin) {
		return NewParts.group(target.kind(), target.label(), name.isEmpty() ? target.label() : name, origin);
	}

	/** The last operation counts. */
	private static void set(ConfigurationGroup group, String name, ArgumentText value) {
		if (value.length() == 0) {
			return;
		}
		Setting setting = NewParts.stated(name, value.text(), value.origin(0, value.length()), value.form());
		setting.setValueType(ValueType.TEXT);
		setting.setUnit(UNITS.get(name));
		group.getSettings().removeIf(each -> each.getName().equals(name));
		group.getSettings().add(setting);
	}
}
