/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.model.platform.ConfigurationFile;

/** Gives files of settings to the server or the application that they speak for, once all of these are known. */
final class ConfigurationFiles {

	/** The scope of files that stand in an application although a server product reads them. */
	private static final String APPLICATION = "application";

	private final Servers servers;
	private final Applications applications;
	private final List<ConfigurationFile> files = new ArrayList<>();
	private final List<ConfigurationFile> ownerless = new ArrayList<>();

	ConfigurationFiles(Servers servers, Applications applications) {
		this.servers = servers;
		this.applications = applications;
	}

	/** Takes a file; the parts that were read stay as they are. */
	void add(ConfigurationFile file) {
		files.add(EcoreUtil.copy(file));
	}

	/** Gives each file its place. */
	void place() {
		for (ConfigurationFile file : files) {
			if (APPLICATION.equals(file.getScope())) {
				applications.of(file.getPath()).getConfiguration().add(file);
				continue;
			}
			switch (file.getProduct()) {
			case WEBSPHERE, LIBERTY, JBOSS_EAP_5, WILDFLY, TOMCAT, ORACLE_APPLICATION_SERVER -> servers.of(file.getPath(), file.getProduct()).getConfiguration().add(file);
			case HIBERNATE, SPRING_BOOT, QUARKUS, LOG4J, LOGBACK, ORACLE_SOA_SUITE -> applications.of(file.getPath()).getConfiguration().add(file);
			case IBM_MQ, DB2, MYSQL, POSTGRESQL, LINUX, SOLARIS, JAVA, UNKNOWN -> ownerless.add(file);
			}
		}
	}

	/** {@return the files that belong to no server and no application, in path order} */
	List<ConfigurationFile> ownerless() {
		return ownerless;
	}
}
