/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;

/** Files that start a Java virtual machine with given options. */
final class Launching {

	/** The start script of EAP 5. */
	static final String RUN = "eap/bin/run.conf";
	/** The options of Liberty. */
	static final String LIBERTY = "liberty/jvm.options";
	/** The start script of WildFly. */
	static final String WILDFLY = "wildfly/bin/standalone.conf";
	/** The processes of Oracle Application Server. */
	static final String OPMN = "oas/opmn.xml";
	/** Kernel parameters of Linux. */
	static final String SYSCTL = "host/etc/sysctl.conf";
	/** Limits of users of Linux. */
	static final String LIMITS = "host/etc/security/limits.conf";
	/** Kernel parameters of Solaris. */
	static final String SOLARIS = "host/etc/system";

	private Launching() {
	}

	/** EAP 5, whose version of Java nothing tells. */
	static Files eap(String options) {
		return new Files().with(RUN, "JAVA_OPTS=\"-Dfirst=1 " + options + " -Dlast=1\"\n");
	}

	/** EAP 5 with the home of Java. */
	static Files on(String home, String options) {
		return new Files().with(RUN, "JAVA_HOME=\"" + home + "\"\nJAVA_OPTS=\"-Dfirst=1 " + options + " -Dlast=1\"\n");
	}

	/** OpenJDK of a version, with 64 bits. */
	static Files java(int version, String options) {
		return on(version < 9 ? "/usr/java/jdk1." + version + ".0-x86_64" : "/usr/lib/jvm/jdk-" + version + "-x86_64", options);
	}

	/** WebSphere with generic arguments; its heap has 256 to 384 MB. */
	static Files webSphere(String arguments) {
		return Samples.server().replace(Samples.SERVER, "genericJvmArguments=\"\"", "genericJvmArguments=\"" + arguments + '"');
	}

	/** Liberty with an option on each line. */
	static Files liberty(String options) {
		return new Files().with("liberty/server.xml", "<?xml version=\"1.0\"?>\n<server description=\"orders\"><featureManager><feature>jms-2.0</feature></featureManager></server>\n").with(LIBERTY, options);
	}

	/** Oracle Application Server. */
	static Files opmn(String options) {
		return new Files().with(OPMN, """
				<?xml version="1.0" encoding="UTF-8"?>
				<opmn>
				  <process-manager>
				    <ias-component id="default_group">
				      <process-type id="home" module-id="OC4J" status="enabled">
				        <module-data>
				          <category id="start-parameters">
				            <data id="java-options" value="%s"/>
				          </category>
				        </module-data>
				        <process-set id="default_group" numprocs="3"/>
				      </process-type>
				    </ias-component>
				  </process-manager>
				</opmn>
				""".formatted(options));
	}
}
