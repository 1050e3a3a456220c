/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of brokers and databases of many products. */
class AddressesTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"jdbc:postgresql://db:5433/shop?user=a&password=b | PostgreSQL shop | db:5433",
			"jdbc:postgresql://DB/shop | PostgreSQL shop | db:5432",
			"jdbc:postgresql://one,two:5433/shop | PostgreSQL shop | one:5432, two:5433",
			"jdbc:mysql://a:b@db/shop;x=y | MySQL shop | db:3306",
			"jdbc:mariadb://127.0.0.1/shop | MariaDB shop | localhost:3306",
			"jdbc:sqlserver://db;databaseName=shop;encrypt=true | SQL Server shop | db:1433",
			"jdbc:jtds:sqlserver://db:1433/shop;tds=8.0 | SQL Server shop | db:1433",
			"jdbc:db2://db:50000/SHOP:currentSchema=A; | Db2 SHOP | db:50000",
			"jdbc:oracle:thin:@//db:1521/shop | Oracle shop | db:1521",
			"jdbc:oracle:thin:scott/tiger@db:1522:SHOP | Oracle SHOP | db:1522",
			"jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(PROTOCOL=TCP)(HOST=db)(PORT=1521))(CONNECT_DATA=(SERVICE_NAME=shop))) | Oracle shop | db:1521",
			"jdbc:h2:tcp://db:9092/~/shop | H2 ~/shop | db:9092",
			"jdbc:p6spy:postgresql://db/shop | PostgreSQL shop | db:5432",
			"r2dbc:postgresql://db/shop | PostgreSQL shop | db:5432",
			"mongodb+srv://user:secret@one,two/shop?w=1 | MongoDB shop | one:27017, two:27017",
			"jdbc:postgresql://${DB_HOST:db}:${DB_PORT:5432}/${DB_NAME:shop} | PostgreSQL shop | db:5432" })
	void databases(String url, String name, String address) {
		SharedSystem database = Addresses.database(url, null);
		assertEquals(name, database.name());
		assertEquals(address, database.address());
		assertTrue(database.isExact());
	}

	@ParameterizedTest
	@ValueSource(strings = { "jdbc:h2:mem:test", "jdbc:hsqldb:mem:x", "jdbc:derby:db", "jdbc:tc:postgresql:15:///db", "http://db/shop", "shop", "jdbc:", "jdbc:postgresql:", "${DB_URL}", "" })
	void whatIsNoDatabaseOfAHost(String url) {
		assertNull(Addresses.database(url, null));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"Artemis | tcp://artemis:61616?jms.x=y | artemis:61616",
			"Artemis | (tcp://one:61616,tcp://two:61617)?ha=true | one:61616, two:61617",
			"ActiveMQ | failover:(tcp://one:61616,ssl://two)?randomize=false | one:61616, two:61616",
			"RabbitMQ | amqps://user:secret@rabbit/vhost | rabbit:5672",
			"Kafka | PLAINTEXT://a:9092, b | a:9092, b:9092",
			"IBM MQ | host(1414),other(1415) | host:1414, other:1415" })
	void brokers(String product, String text, String address) {
		SharedSystem broker = Addresses.broker(product, text, null);
		assertEquals(product, broker.name());
		assertEquals(address, broker.address());
	}

	@Test
	void aBrokerInTheProcessIsNoneThatIsShared() {
		assertNull(Addresses.broker("ActiveMQ", "vm://localhost?broker.persistent=false", null));
		assertNull(Addresses.broker("Kafka", " , ", null));
	}

	@Test
	void aPlaceholderWithoutADefaultLeavesTheSystemUnknown() {
		assertFalse(Addresses.broker("Kafka", "${KAFKA_HOSTS}", null).isExact());
		assertFalse(Addresses.database("jdbc:postgresql://${DB_HOST}/shop", null).isExact());
	}

	@Test
	void systemsAreOneByHostPortAndDatabase() {
		SharedSystem one = Addresses.database("jdbc:postgresql://db/shop", null);
		assertTrue(one.isSame(Addresses.database("jdbc:postgresql://db:5432/shop?ssl=true", null)));
		assertFalse(one.isSame(Addresses.database("jdbc:postgresql://db/other", null)));
		assertFalse(one.isSame(Addresses.database("jdbc:postgresql://db2/shop", null)));
		SharedSystem both = Addresses.broker("Kafka", "a,b", null).with(Addresses.broker("Kafka", "b,c", null));
		assertEquals(List.of("a:9092", "b:9092", "c:9092"), both.hosts());
	}
}
