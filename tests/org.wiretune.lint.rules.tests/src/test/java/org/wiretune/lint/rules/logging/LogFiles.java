/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import org.wiretune.lint.Files;

/** Small files of the logging libraries. */
final class LogFiles {

	static final String JBOSS = "jboss-as/server/default/conf/jboss-log4j.xml";
	static final String LOG4J_PROPERTIES = "Shop/src/main/resources/log4j.properties";
	static final String LOG4J_2 = "Shop/src/main/resources/log4j2.xml";
	static final String LOGBACK = "Shop/src/main/resources/logback.xml";
	static final String WILDFLY = "wildfly/standalone/configuration/standalone.xml";

	private LogFiles() {
	}

	/** {@return the file of JBoss EAP 5: console and file, both of the root category} */
	static Files jboss() {
		return new Files().with(JBOSS, """
				<?xml version="1.0" encoding="UTF-8"?>
				<log4j:configuration xmlns:log4j="http://jakarta.apache.org/log4j/" debug="false">
				  <appender name="FILE" class="org.jboss.logging.appender.DailyRollingFileAppender">
				    <param name="File" value="${jboss.server.log.dir}/server.log"/>
				  </appender>
				  <appender name="CONSOLE" class="org.apache.log4j.ConsoleAppender">
				    <param name="Target" value="System.out"/>
				    <param name="Threshold" value="INFO"/>
				  </appender>
				  <category name="org.apache">
				    <priority value="INFO"/>
				  </category>
				  <root>
				    <priority value="${jboss.server.log.threshold}"/>
				    <appender-ref ref="CONSOLE"/>
				    <appender-ref ref="FILE"/>
				  </root>
				</log4j:configuration>
				""");
	}

	/** {@return the file of the production profile: the root category writes to the queue, the file is behind it} */
	static Files production() {
		return jboss().replace(JBOSS, "    <appender-ref ref=\"CONSOLE\"/>\n    <appender-ref ref=\"FILE\"/>\n", "    <appender-ref ref=\"ASYNC\"/>\n").replace(JBOSS,
				"  <category name=\"org.apache\">", "  <appender name=\"ASYNC\" class=\"org.apache.log4j.AsyncAppender\">\n    <appender-ref ref=\"FILE\"/>\n  </appender>\n"
						+ "  <category name=\"org.apache\">");
	}

	/** {@return properties of Log4j 1: console and file} */
	static Files log4jProperties() {
		return new Files().with(LOG4J_PROPERTIES, """
				log4j.rootLogger=INFO, stdout, file
				log4j.appender.stdout=org.apache.log4j.ConsoleAppender
				log4j.appender.stdout.layout=org.apache.log4j.PatternLayout
				log4j.appender.file=org.apache.log4j.RollingFileAppender
				log4j.appender.file.File=shop.log
				log4j.logger.org.hibernate=WARN
				""");
	}

	/** {@return a file of Log4j 2: console and file} */
	static Files log4j2() {
		return new Files().with(LOG4J_2, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Configuration status="WARN">
				  <Appenders>
				    <Console name="Console" target="SYSTEM_OUT"/>
				    <RollingFile name="File" fileName="shop.log"/>
				  </Appenders>
				  <Loggers>
				    <Logger name="org.hibernate" level="warn"/>
				    <Root level="info">
				      <AppenderRef ref="Console"/>
				      <AppenderRef ref="File"/>
				    </Root>
				  </Loggers>
				</Configuration>
				""");
	}

	/** {@return a file of Logback: console and file} */
	static Files logback() {
		return new Files().with(LOGBACK, """
				<?xml version="1.0" encoding="UTF-8"?>
				<configuration>
				  <appender name="STDOUT" class="ch.qos.logback.core.ConsoleAppender">
				    <encoder><pattern>%msg%n</pattern></encoder>
				  </appender>
				  <appender name="FILE" class="ch.qos.logback.core.FileAppender">
				    <file>shop.log</file>
				  </appender>
				  <logger name="org.hibernate" level="WARN"/>
				  <root level="INFO">
				    <appender-ref ref="STDOUT"/>
				    <appender-ref ref="FILE"/>
				  </root>
				</configuration>
				""");
	}

	/** {@return the logging subsystem of WildFly: console, file and a queue before the file that the root logger does not use} */
	static Files wildFly() {
		return new Files().with(WILDFLY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:logging:8.0">
				      <console-handler name="CONSOLE">
				        <level name="INFO"/>
				      </console-handler>
				      <periodic-rotating-file-handler name="FILE" autoflush="true">
				        <file relative-to="jboss.server.log.dir" path="server.log"/>
				        <suffix value=".yyyy-MM-dd"/>
				      </periodic-rotating-file-handler>
				      <async-handler name="QUEUE">
				        <queue-length value="512"/>
				        <overflow-action value="block"/>
				        <subhandlers>
				          <handler name="FILE"/>
				        </subhandlers>
				      </async-handler>
				      <logger category="com.arjuna">
				        <level name="WARN"/>
				      </logger>
				      <root-logger>
				        <level name="INFO"/>
				        <handlers>
				          <handler name="CONSOLE"/>
				          <handler name="FILE"/>
				        </handlers>
				      </root-logger>
				    </subsystem>
				  </profile>
				</server>
				""");
	}
}
