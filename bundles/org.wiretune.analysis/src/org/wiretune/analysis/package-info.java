/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What leads from something that was observed of a server to the file that set it. */
package org.wiretune.analysis;
