/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** Small files of every syntax, written for these tests, with the oddities that the syntaxes allow. */
final class TextSamples {

	private TextSamples() {
	}

	/** {@return the files by path} */
	static Map<String, String> files() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("shop/src/main/resources/application.properties", """
				# the shop
				spring.datasource.url = jdbc:mysql://db/shop?\\
				    rewriteBatchedStatements=true
				spring.datasource.hikari.maximumPoolSize=30
				spring.datasource.hikari.minimum_idle : 5
				spring.jpa.properties.hibernate.jdbc.batch_size 20
				spring.jpa.properties.hibernate.jdbc.batch-size=99
				server.tomcat.threads.max=100
				server.tomcat.threads.max=150
				logging.level.org.hibernate.SQL=debug
				! greeting
				shop.greeting=Gr\\u00fc\\u00dfe\\ an alle
				#---
				spring.config.activate.on-profile=test
				spring.datasource.hikari.maximum-pool-size=3
				""");
		files.put("shop/src/main/resources/application-prod.properties", "spring.datasource.hikari.maximum-pool-size=60\nserver.port=80\n");
		files.put("yard/src/main/resources/application.yml", """
				%YAML 1.2
				---
				# the yard
				spring:
				    datasource: &main
				        url: "jdbc:postgresql://db/yard"   # the data
				        hikari:
				            maximum-pool-size: 40
				            data-source-properties: {cachePrepStmts: true, x: "}"}
				    jpa:
				        properties:
				            hibernate.jdbc.batch_size: 25
				            hibernate:
				                order_inserts: true
				        open-in-view: 'false'
				    profiles:
				    - one
				    - two
				server:
				    port: 8080
				logging:
				    level:
				        root: WARN
				        "[org.hibernate.SQL]": DEBUG
				text: |
				    server:
				      port: 1
				other: *main
				---
				spring.config.activate.on-profile: test
				spring:
				    datasource.hikari.maximum-pool-size: 2
				""");
		files.put("ship/src/main/resources/application.properties", """
				quarkus.datasource.jdbc.max-size=16
				quarkus.datasource."users".jdbc.max-size=8
				quarkus.datasource.stock.jdbc.min-size=2
				quarkus.hibernate-orm.jdbc.statement-batch-size=50
				quarkus.thread-pool.max-threads=64
				quarkus.log.category."org.hibernate".level=DEBUG
				%test.quarkus.datasource.jdbc.max-size=4
				""");
		files.put("port/src/main/resources/application.yaml", """
				quarkus:
				  datasource:
				    jdbc:
				      max-size: 12
				    users:
				      jdbc:
				        max-size: 6
				  log:
				    category:
				      "org.hibernate":
				        level: TRACE
				"%dev":
				  quarkus:
				    datasource:
				      jdbc:
				        max-size: 3
				""");
		files.put("old/src/main/resources/hibernate.properties", "hibernate.jdbc.batch_size=15\nhibernate.show_sql true\n");
		files.put("old/src/main/resources/log4j.properties", """
				log4j.rootLogger=DEBUG, CONSOLE, FILE
				log4j.appender.CONSOLE=org.apache.log4j.ConsoleAppender
				log4j.appender.CONSOLE.layout=org.apache.log4j.PatternLayout
				log4j.appender.CONSOLE.layout.ConversionPattern=%d %-5p [%c] %C.%M(%F:%L) %m%n
				log4j.appender.FILE=org.apache.log4j.RollingFileAppender
				log4j.appender.FILE.bufferedIO=true
				log4j.appender.FILE.MaxFileSize=10MB
				log4j.logger.org.hibernate=WARN
				log4j.additivity.org.hibernate=false
				""");
		files.put("old/src/main/resources/log4j2.properties", """
				status = warn
				monitorInterval = 30
				appender.rolling.type = RollingFile
				appender.rolling.name = FILE
				appender.rolling.immediateFlush = false
				appender.rolling.layout.pattern = %d %p %C{1.} %m%n
				appender.out.type = Console
				appender.out.name = OUT
				rootLogger.level = info
				rootLogger.appenderRef.rolling.ref = FILE
				logger.sql.name = org.hibernate.SQL
				logger.sql.level = debug
				""");
		files.put("old/src/main/resources/logging.properties", """
				handlers= java.util.logging.FileHandler, java.util.logging.ConsoleHandler
				.level= INFO
				java.util.logging.FileHandler.limit = 50000
				java.util.logging.ConsoleHandler.level = FINE
				com.example.shop.level = FINEST
				""");
		files.put("db/my.cnf", """
				[client]
				max_allowed_packet=16M

				[mysqld]
				# the server
				skip-name-resolve
				max-allowed-packet = 2M  # for batches
				innodb_buffer_pool_size="4G"
				max_connections=100
				max_connections=200
				!includedir /etc/mysql/conf.d/
				""");
		files.put("db/postgresql.conf", """
				# connections
				max_connections = 200		# (change requires restart)
				Shared_Buffers 131072
				work_mem = '64MB'
				log_statement = 'it''s'	# a quote
				#fsync = off
				max_wal_size='2GB'
				""");
		files.put("mq/QM1/qm.ini", """
				#* Module Name: qm.ini
				ExitPath:
				   ExitsDefaultPath=/var/mqm/exits/
				Log:
				   LogPrimaryFiles=10
				   LogFilePages=16384
				   LogType=CIRCULAR
				Service:
				   Name=AuthorizationService
				   EntryPoints=14
				Channels:
				   MQIBindType = FASTPATH
				TuningParameters:
				   DefaultQBufferSize=1048576
				""");
		files.put("etc/sysctl.conf", "; remark\nkernel.shmmax = 68719476736\nnet/core/somaxconn=1024\n-vm.nr_hugepages = 6144\nnet.ipv4.tcp_rmem = 4096 87380 16777216\n");
		files.put("etc/security/limits.conf", "#<domain> <type> <item> <value>\njboss      soft    memlock    12582912   # large pages\njboss      hard    memlock    unlimited\n@dba - nofile 65536\n");
		files.put("zone/etc/system", "* system(4)\nforceload: drv/x\nset kernel_cage_enable = 0\nset ip:ip_soft_rings_cnt=16\nset semsys:seminfo_semmni = 24576\nset zfs:zfs_arc_max=0x10000000\n");
		files.put("zone/etc/init.d/nettune", "#!/bin/sh\n# ndd -set /dev/tcp tcp_xmit_hiwat 1\n/usr/sbin/ndd -set /dev/tcp tcp_conn_req_max_q 16384\nndd -set /dev/tcp tcp_xmit_hiwat 131072\nndd -get /dev/tcp tcp_recv_hiwat\n");
		files.put("db/tune.sh", """
				#!/bin/ksh
				echo db2set DB2_PARALLEL_IO=x
				db2set DB2_APM_PERFORMANCE=
				db2set DB2_KEEPTABLELOCK=CONNECTION
				db2 update dbm cfg using notifylevel 0 diaglevel 1
				db2 "update database configuration for SHOP using LOCKLIST 100000 MAXLOCKS 100"
				db2 update db cfg for SHOP using num_iocleaners 4 automatic \\
				    LOGFILSIZ 8000 immediate
				db2 -v update db cfg for shop using locklist 50000
				""");
		files.put("db/tune.db2", "UPDATE DB CFG FOR SHOP USING\n  LOGPRIMARY 10\n  LOGSECOND 12;\nCONNECT TO SHOP;\nupdate dbm cfg using NUM_POOLAGENTS 500 automatic\nterminate\n");
		files.put("etc/yum.repos.d/debug.repo", "[rhel-debuginfo]\nname=Debug\nbaseurl=ftp://host/path\nenabled=1\ngpgcheck=1\n");
		return files;
	}
}
