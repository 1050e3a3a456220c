/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Further processes of a run: a database, a broker, a second JVM. They end with the process that started them. */
package org.wiretune.tester.process;
