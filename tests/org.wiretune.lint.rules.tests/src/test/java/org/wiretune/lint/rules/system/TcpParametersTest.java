/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Parameters of TCP in scripts of Solaris and files of Linux, and of connectors. */
class TcpParametersTest {

	private static final String SCRIPT = "os/init.d/nettune";
	private static final String SYSCTL = "os/sysctl.conf";
	private static final String NAGLE = "tcp-nagle-on";
	private static final String ALL = "ndd -set /dev/tcp tcp_conn_req_max_q 16384\nndd -set /dev/tcp tcp_conn_req_max_q0 16384\n"
			+ "ndd -set /dev/tcp tcp_xmit_hiwat 131072\nndd -set /dev/tcp tcp_recv_hiwat 131072\nndd -set /dev/tcp tcp_naglim_def 1\n";

	private static Files solaris(String old, String replacement) {
		return new Files().with(SCRIPT, ALL).replace(SCRIPT, old, replacement);
	}

	@ParameterizedTest
	@CsvSource({ "tcp-listen-backlog, tcp_conn_req_max_q, 16384", "tcp-syn-backlog, tcp_conn_req_max_q0, 16384", "tcp-send-buffer, tcp_xmit_hiwat, 131072",
			"tcp-recv-buffer, tcp_recv_hiwat, 131072" })
	void ofSolaris(String rule, String parameter, long limit) {
		String line = parameter + ' ' + limit + '\n';
		Finding finding = solaris(line, parameter + ' ' + (limit - 1) + '\n').finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Long.toString(limit - 1), finding.measured());
		assertEquals(Long.toString(limit), finding.limit());
		assertTrue(new Files().with(SCRIPT, ALL).findings(rule).isEmpty());
		assertTrue(solaris(line, parameter + ' ' + (limit + 1) + '\n').findings(rule).isEmpty());
		FixContract.verify(solaris(line, parameter + " 128\n"), rule + "/raise", Map.of(SCRIPT, Map.of(parameter + " 128\n", line)));
	}

	@ParameterizedTest
	@CsvSource({ "tcp-listen-backlog, tcp_conn_req_max_q, 16384", "tcp-syn-backlog, tcp_conn_req_max_q0, 16384", "tcp-send-buffer, tcp_xmit_hiwat, 131072",
			"tcp-recv-buffer, tcp_recv_hiwat, 131072", "tcp-nagle-on, tcp_naglim_def, 1" })
	void missingFromTheOnlyScript(String rule, String parameter, long limit) {
		Files files = solaris("ndd -set /dev/tcp " + parameter + ' ' + limit + '\n', "");
		assertEquals("not set", files.finding(rule).measured());
		assertEquals(1, files.finding(rule).fixes().size());
		assertTrue(files.copy().with("os/init.d/other", "ndd -set /dev/tcp " + parameter + ' ' + limit + "\n").findings(rule).isEmpty(), "another script sets it");
	}

	@Test
	void onlyOneTurnsItOff() {
		assertEquals("2", solaris("tcp_naglim_def 1", "tcp_naglim_def 2").finding(NAGLE).measured());
		assertTrue(solaris("tcp_naglim_def 1", "tcp_naglim_def 1").findings(NAGLE).isEmpty());
	}

	@Test
	void fixWritesTheMissingLine() {
		FixContract.verify(solaris("ndd -set /dev/tcp tcp_naglim_def 1\n", ""), NAGLE + "/off", Map.of(SCRIPT, Map.of("tcp_recv_hiwat 131072\n", "tcp_recv_hiwat 131072\nndd -set /dev/tcp tcp_naglim_def 1\n")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"tcp-listen-backlog | net.core.somaxconn = 128 | 128 | 4096 | net.core.somaxconn = 4096",
			"tcp-syn-backlog | net.ipv4.tcp_max_syn_backlog = 1024 | 1024 | 4096 | net.ipv4.tcp_max_syn_backlog = 4096",
			"tcp-send-buffer | net.ipv4.tcp_wmem = 4096 16384 65536 | 65536 | 131072 | net.ipv4.tcp_wmem = 4096 16384 131072",
			"tcp-send-buffer | net.core.wmem_max = 65536 | 65536 | 131072 | net.core.wmem_max = 131072",
			"tcp-recv-buffer | net.core.rmem_max = 131071 | 131071 | 131072 | net.core.rmem_max = 131072",
			"tcp-recv-buffer | net.ipv4.tcp_rmem = 4096 87380 87380 | 87380 | 131072 | net.ipv4.tcp_rmem = 4096 87380 131072" })
	void ofLinux(String rule, String line, String measured, String limit, String after) {
		Files files = new Files().with(SYSCTL, line + '\n');
		Finding finding = files.finding(rule);
		assertEquals(measured, finding.measured());
		assertEquals(limit, finding.limit());
		FixContract.verify(files, rule + "/raise", Map.of(SYSCTL, Map.of(line, after)));
		assertTrue(new Files().with(SYSCTL, after + '\n').findings(rule).isEmpty());
		assertTrue(new Files().with(SYSCTL, "vm.swappiness = 1\n").findings(rule).isEmpty(), "the defaults of Linux are high enough");
	}

	@Test
	void connectorThatAsksForMore() {
		Files files = new Files().with(SYSCTL, "net.core.somaxconn = 4096\n").with("jboss-as/server/shop/deploy/jbossweb.sar/server.xml",
				"<Server><Service><Connector protocol=\"HTTP/1.1\" acceptCount=\"8192\"/></Service></Server>");
		assertEquals("8192", files.finding("tcp-listen-backlog").limit());
	}

	@Test
	void smallPackets() {
		assertEquals("4095", solaris("tcp_naglim_def 1\n", "tcp_naglim_def 4095\n").finding(NAGLE).measured());
		assertTrue(new Files().with(SCRIPT, ALL).findings(NAGLE).isEmpty());
		FixContract.verify(solaris("tcp_naglim_def 1\n", "tcp_naglim_def 4095\n"), NAGLE + "/off", Map.of(SCRIPT, Map.of("tcp_naglim_def 4095", "tcp_naglim_def 1")));
		String web = "jboss-as/server/shop/deploy/jbossweb.sar/server.xml";
		Files connector = new Files().with(web, "<Server><Service><Connector protocol=\"HTTP/1.1\" tcpNoDelay=\"false\"/></Service></Server>");
		assertTrue(connector.finding(NAGLE).message().contains("of the connector"), connector.finding(NAGLE).message());
		FixContract.verify(connector, NAGLE + "/off", Map.of(web, Map.of("tcpNoDelay=\"false\"", "tcpNoDelay=\"true\"")));
		assertTrue(connector.replace(web, "false", "true").findings(NAGLE).isEmpty());
	}
}
