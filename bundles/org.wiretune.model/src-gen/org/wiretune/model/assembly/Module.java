/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.EObjectEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.core.ModuleKind;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Module</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A module, library or composite.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Module#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getComponents <em>Components</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getImports <em>Imports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getExports <em>Exports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getReferences <em>References</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getDependencies <em>Dependencies</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getUses <em>Uses</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getProcesses <em>Processes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getIncludes <em>Includes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getPortTypes <em>Port Types</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getFlows <em>Flows</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getBusinessObjects <em>Business Objects</em>}</li>
 * </ul>
 *
 * @model kind="class" superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ModuleView"
 * @generated
 */
public class Module extends Element implements org.wiretune.core.Module
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final ModuleKind KIND_EDEFAULT = (ModuleKind)AssemblyFactory.INSTANCE.createFromString(AssemblyPackage.eINSTANCE.getModuleKind(), "module");

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected ModuleKind kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getComponents() <em>Components</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getComponents()
	 * @generated
	 * @ordered
	 */
	protected EList<Component> components;

	/**
	 * The cached value of the '{@link #getImports() <em>Imports</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getImports()
	 * @generated
	 * @ordered
	 */
	protected EList<Import> imports;

	/**
	 * The cached value of the '{@link #getExports() <em>Exports</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExports()
	 * @generated
	 * @ordered
	 */
	protected EList<Export> exports;

	/**
	 * The cached value of the '{@link #getReferences() <em>References</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReferences()
	 * @generated
	 * @ordered
	 */
	protected EList<Reference> references;

	/**
	 * The cached value of the '{@link #getDependencies() <em>Dependencies</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDependencies()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> dependencies;

	/**
	 * The cached value of the '{@link #getUses() <em>Uses</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUses()
	 * @generated
	 * @ordered
	 */
	protected EList<Module> uses;

	/**
	 * The cached value of the '{@link #getProcesses() <em>Processes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProcesses()
	 * @generated
	 * @ordered
	 */
	protected EList<BusinessProcess> processes;

	/**
	 * The cached value of the '{@link #getIncludes() <em>Includes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIncludes()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> includes;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * The cached value of the '{@link #getPortTypes() <em>Port Types</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPortTypes()
	 * @generated
	 * @ordered
	 */
	protected EList<PortType> portTypes;

	/**
	 * The cached value of the '{@link #getFlows() <em>Flows</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlows()
	 * @generated
	 * @ordered
	 */
	protected EList<MediationFlow> flows;

	/**
	 * The cached value of the '{@link #getBusinessObjects() <em>Business Objects</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusinessObjects()
	 * @generated
	 * @ordered
	 */
	protected Setting businessObjects;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Module()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackage.Literals.MODULE;
	}

	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"module"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The kind of module.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(ModuleKind)
	 * @model default="module" dataType="org.wiretune.model.assembly.ModuleKind"
	 * @generated
	 */
	public ModuleKind getKind()
	{
		return kind;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newKind the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	public void setKind(ModuleKind newKind)
	{
		ModuleKind oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.MODULE__KIND, oldKind, kind));
	}

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The folder of the module, relative to what was read, with forward slashes; the file of a composite that shares its folder with another module.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	public String getPath()
	{
		return path;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPath the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.MODULE__PATH, oldPath, path));
	}

	/**
	 * Returns the value of the '<em><b>Components</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Component}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Components in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Components</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Component> getComponents()
	{
		if (components == null)
		{
			components = new EObjectContainmentEList<Component>(Component.class, this, AssemblyPackage.MODULE__COMPONENTS);
		}
		return components;
	}

	/**
	 * Returns the value of the '<em><b>Imports</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Import}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Imports in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Imports</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Import> getImports()
	{
		if (imports == null)
		{
			imports = new EObjectContainmentEList<Import>(Import.class, this, AssemblyPackage.MODULE__IMPORTS);
		}
		return imports;
	}

	/**
	 * Returns the value of the '<em><b>Exports</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Export}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Exports in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exports</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Export> getExports()
	{
		if (exports == null)
		{
			exports = new EObjectContainmentEList<Export>(Export.class, this, AssemblyPackage.MODULE__EXPORTS);
		}
		return exports;
	}

	/**
	 * Returns the value of the '<em><b>References</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Reference}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stand-alone references (sca.references).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>References</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Reference> getReferences()
	{
		if (references == null)
		{
			references = new EObjectContainmentEList<Reference>(Reference.class, this, AssemblyPackage.MODULE__REFERENCES);
		}
		return references;
	}

	/**
	 * Returns the value of the '<em><b>Dependencies</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Names of libraries and modules it depends on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Dependencies</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getDependencies()
	{
		if (dependencies == null)
		{
			dependencies = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.MODULE__DEPENDENCIES);
		}
		return dependencies;
	}

	/**
	 * Returns the value of the '<em><b>Uses</b></em>' reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Module}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Libraries and modules that it depends on, as far as they were read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Uses</em>' reference list.
	 * @model resolveProxies="false"
	 * @generated
	 */
	public EList<Module> getUses()
	{
		if (uses == null)
		{
			uses = new EObjectEList<Module>(Module.class, this, AssemblyPackage.MODULE__USES);
		}
		return uses;
	}

	/**
	 * Returns the value of the '<em><b>Processes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.BusinessProcess}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * BPEL processes in its folder, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Processes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<BusinessProcess> getProcesses()
	{
		if (processes == null)
		{
			processes = new EObjectContainmentEList<BusinessProcess>(BusinessProcess.class, this, AssemblyPackage.MODULE__PROCESSES);
		}
		return processes;
	}

	/**
	 * Returns the value of the '<em><b>Includes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Composite: qualified names of the composites that it includes, as written.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Includes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getIncludes()
	{
		if (includes == null)
		{
			includes = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.MODULE__INCLUDES);
		}
		return includes;
	}

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Composite: intents and policy sets of the whole composite.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackage.MODULE__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * Returns the value of the '<em><b>Port Types</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.PortType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Port types that WSDL files in its folder describe, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Port Types</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<PortType> getPortTypes()
	{
		if (portTypes == null)
		{
			portTypes = new EObjectContainmentEList<PortType>(PortType.class, this, AssemblyPackage.MODULE__PORT_TYPES);
		}
		return portTypes;
	}

	/**
	 * Returns the value of the '<em><b>Flows</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.MediationFlow}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Mediation flows in its folder, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flows</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<MediationFlow> getFlows()
	{
		if (flows == null)
		{
			flows = new EObjectContainmentEList<MediationFlow>(MediationFlow.class, this, AssemblyPackage.MODULE__FLOWS);
		}
		return flows;
	}

	/**
	 * Returns the value of the '<em><b>Business Objects</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How business objects are parsed: emf for eager, xci for lazy; null where the module does not say.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Business Objects</em>' containment reference.
	 * @see #setBusinessObjects(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getBusinessObjects()
	{
		return businessObjects;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBusinessObjects(Setting newBusinessObjects, NotificationChain msgs)
	{
		Setting oldBusinessObjects = businessObjects;
		businessObjects = newBusinessObjects;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.MODULE__BUSINESS_OBJECTS, oldBusinessObjects, newBusinessObjects);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getBusinessObjects <em>Business Objects</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newBusinessObjects the new value of the '<em>Business Objects</em>' containment reference.
	 * @see #getBusinessObjects()
	 * @generated
	 */
	public void setBusinessObjects(Setting newBusinessObjects)
	{
		if (newBusinessObjects != businessObjects)
		{
			NotificationChain msgs = null;
			if (businessObjects != null)
				msgs = businessObjects.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.MODULE__BUSINESS_OBJECTS, null, msgs);
			if (newBusinessObjects != null)
				msgs = newBusinessObjects.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.MODULE__BUSINESS_OBJECTS, null, msgs);
			msgs = basicSetBusinessObjects(newBusinessObjects, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.MODULE__BUSINESS_OBJECTS, newBusinessObjects, newBusinessObjects));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.ModuleKind"
	 * @generated
	 */
	public ModuleKind kind()
	{
		return getKind();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.Components"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Component> components()
	{
		return java.util.Collections.unmodifiableList(getComponents());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.Imports"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Import> imports()
	{
		return java.util.Collections.unmodifiableList(getImports());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.Exports"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Export> exports()
	{
		return java.util.Collections.unmodifiableList(getExports());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.References"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Reference> references()
	{
		return java.util.Collections.unmodifiableList(getReferences());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackage.MODULE__COMPONENTS:
				return ((InternalEList<?>)getComponents()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__IMPORTS:
				return ((InternalEList<?>)getImports()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__EXPORTS:
				return ((InternalEList<?>)getExports()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__REFERENCES:
				return ((InternalEList<?>)getReferences()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__DEPENDENCIES:
				return ((InternalEList<?>)getDependencies()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__PROCESSES:
				return ((InternalEList<?>)getProcesses()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__INCLUDES:
				return ((InternalEList<?>)getIncludes()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__PORT_TYPES:
				return ((InternalEList<?>)getPortTypes()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__FLOWS:
				return ((InternalEList<?>)getFlows()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.MODULE__BUSINESS_OBJECTS:
				return basicSetBusinessObjects(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackage.MODULE__KIND:
				return getKind();
			case AssemblyPackage.MODULE__PATH:
				return getPath();
			case AssemblyPackage.MODULE__COMPONENTS:
				return getComponents();
			case AssemblyPackage.MODULE__IMPORTS:
				return getImports();
			case AssemblyPackage.MODULE__EXPORTS:
				return getExports();
			case AssemblyPackage.MODULE__REFERENCES:
				return getReferences();
			case AssemblyPackage.MODULE__DEPENDENCIES:
				return getDependencies();
			case AssemblyPackage.MODULE__USES:
				return getUses();
			case AssemblyPackage.MODULE__PROCESSES:
				return getProcesses();
			case AssemblyPackage.MODULE__INCLUDES:
				return getIncludes();
			case AssemblyPackage.MODULE__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackage.MODULE__PORT_TYPES:
				return getPortTypes();
			case AssemblyPackage.MODULE__FLOWS:
				return getFlows();
			case AssemblyPackage.MODULE__BUSINESS_OBJECTS:
				return getBusinessObjects();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackage.MODULE__KIND:
				setKind((ModuleKind)newValue);
				return;
			case AssemblyPackage.MODULE__PATH:
				setPath((String)newValue);
				return;
			case AssemblyPackage.MODULE__COMPONENTS:
				getComponents().clear();
				getComponents().addAll((Collection<? extends Component>)newValue);
				return;
			case AssemblyPackage.MODULE__IMPORTS:
				getImports().clear();
				getImports().addAll((Collection<? extends Import>)newValue);
				return;
			case AssemblyPackage.MODULE__EXPORTS:
				getExports().clear();
				getExports().addAll((Collection<? extends Export>)newValue);
				return;
			case AssemblyPackage.MODULE__REFERENCES:
				getReferences().clear();
				getReferences().addAll((Collection<? extends Reference>)newValue);
				return;
			case AssemblyPackage.MODULE__DEPENDENCIES:
				getDependencies().clear();
				getDependencies().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.MODULE__USES:
				getUses().clear();
				getUses().addAll((Collection<? extends Module>)newValue);
				return;
			case AssemblyPackage.MODULE__PROCESSES:
				getProcesses().clear();
				getProcesses().addAll((Collection<? extends BusinessProcess>)newValue);
				return;
			case AssemblyPackage.MODULE__INCLUDES:
				getIncludes().clear();
				getIncludes().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.MODULE__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackage.MODULE__PORT_TYPES:
				getPortTypes().clear();
				getPortTypes().addAll((Collection<? extends PortType>)newValue);
				return;
			case AssemblyPackage.MODULE__FLOWS:
				getFlows().clear();
				getFlows().addAll((Collection<? extends MediationFlow>)newValue);
				return;
			case AssemblyPackage.MODULE__BUSINESS_OBJECTS:
				setBusinessObjects((Setting)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.MODULE__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackage.MODULE__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case AssemblyPackage.MODULE__COMPONENTS:
				getComponents().clear();
				return;
			case AssemblyPackage.MODULE__IMPORTS:
				getImports().clear();
				return;
			case AssemblyPackage.MODULE__EXPORTS:
				getExports().clear();
				return;
			case AssemblyPackage.MODULE__REFERENCES:
				getReferences().clear();
				return;
			case AssemblyPackage.MODULE__DEPENDENCIES:
				getDependencies().clear();
				return;
			case AssemblyPackage.MODULE__USES:
				getUses().clear();
				return;
			case AssemblyPackage.MODULE__PROCESSES:
				getProcesses().clear();
				return;
			case AssemblyPackage.MODULE__INCLUDES:
				getIncludes().clear();
				return;
			case AssemblyPackage.MODULE__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackage.MODULE__PORT_TYPES:
				getPortTypes().clear();
				return;
			case AssemblyPackage.MODULE__FLOWS:
				getFlows().clear();
				return;
			case AssemblyPackage.MODULE__BUSINESS_OBJECTS:
				setBusinessObjects((Setting)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.MODULE__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackage.MODULE__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case AssemblyPackage.MODULE__COMPONENTS:
				return components != null && !components.isEmpty();
			case AssemblyPackage.MODULE__IMPORTS:
				return imports != null && !imports.isEmpty();
			case AssemblyPackage.MODULE__EXPORTS:
				return exports != null && !exports.isEmpty();
			case AssemblyPackage.MODULE__REFERENCES:
				return references != null && !references.isEmpty();
			case AssemblyPackage.MODULE__DEPENDENCIES:
				return dependencies != null && !dependencies.isEmpty();
			case AssemblyPackage.MODULE__USES:
				return uses != null && !uses.isEmpty();
			case AssemblyPackage.MODULE__PROCESSES:
				return processes != null && !processes.isEmpty();
			case AssemblyPackage.MODULE__INCLUDES:
				return includes != null && !includes.isEmpty();
			case AssemblyPackage.MODULE__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackage.MODULE__PORT_TYPES:
				return portTypes != null && !portTypes.isEmpty();
			case AssemblyPackage.MODULE__FLOWS:
				return flows != null && !flows.isEmpty();
			case AssemblyPackage.MODULE__BUSINESS_OBJECTS:
				return businessObjects != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(", path: ");
		result.append(path);
		result.append(')');
		return result.toString();
	}

} // Module
