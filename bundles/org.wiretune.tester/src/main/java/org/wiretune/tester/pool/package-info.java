/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Thread pools as an application server has them. */
package org.wiretune.tester.pool;
