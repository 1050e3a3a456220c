/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What a wire would cost and what the rules would say of it before it is drawn, without widgets. */
package org.wiretune.ide.wiring;
