import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.compose.compiler)
}

/** What is around the folder of the app: Rust and the contract. */
val checkout: Directory = rootProject.layout.projectDirectory.dir("..")

/** One version for everything: that of the workspace; the number grows with it. */
val workspace = providers.fileContents(checkout.file("Cargo.toml")).asText.get()
val released = checkNotNull(Regex("(?m)^version = \"(\\d+)\\.(\\d+)\\.(\\d+)\"").find(workspace)).groupValues.drop(1).map(String::toInt)

/** Whose key a release is signed with; without one it is not. */
val keystore: String? = System.getenv("TALLYSTONE_KEYSTORE")

android {
    namespace = "io.tallystone.app"
    // What the libraries demand at least; tests/android compares it with each of them.
    compileSdk = 37
    // From r28 on, libraries are aligned to pages of 16 KB.
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "io.tallystone.app"
        minSdk = 26
        targetSdk = 37
        versionCode = (released[0] * 1000 + released[1]) * 1000 + released[2]
        versionName = released.joinToString(".")
        ndk { abiFilters += listOf("arm64-v8a", "x86_64") }
    }

    signingConfigs {
        if (keystore != null) {
            create("release") {
                storeFile = File(keystore)
                storePassword = System.getenv("TALLYSTONE_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("TALLYSTONE_KEY")
                keyPassword = System.getenv("TALLYSTONE_KEY_PASSWORD")
            }
        }
    }

    buildTypes {
        release {
            signingConfig = signingConfigs.findByName("release")
            // The names of functions, for what a store tells of crashes.
            ndk { debugSymbolLevel = "SYMBOL_TABLE" }
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    // The languages of the core, as in res/xml/locales_config.xml; of libraries' texts no others are packed.
    androidResources { localeFilters += listOf("en", "da", "de", "fi", "nb", "nl", "pl", "sv") }

    buildFeatures { compose = true }

    testOptions {
        unitTests.isIncludeAndroidResources = true
        unitTests.all { test ->
            test.systemProperty("jna.library.path", checkout.dir("target/debug").asFile.path)
            test.maxHeapSize = "3g"
            // For files that go from one app to another.
            test.jvmArgs("--add-opens=java.base/java.io=ALL-UNNAMED")
        }
    }
}

/** The library of one variant, for every ABI, by `cargo ndk`. */
abstract class CargoNdk @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:InputFiles @get:PathSensitive(PathSensitivity.RELATIVE) abstract val sources: ConfigurableFileCollection

    @get:Input abstract val profile: Property<String>

    @get:Input abstract val abis: ListProperty<String>

    @get:Input abstract val minSdk: Property<Int>

    /** The NDK of `ndkVersion`, wherever the plugin found it. */
    @get:Input abstract val ndk: Property<String>

    @get:Internal abstract val repository: DirectoryProperty

    @get:OutputDirectory abstract val libraries: DirectoryProperty

    @TaskAction
    fun build() {
        exec.exec {
            workingDir = repository.get().asFile
            // It looks there first; by itself it would take the newest that it finds, or none.
            environment("ANDROID_NDK_HOME", ndk.get())
            commandLine = listOf("cargo", "ndk") +
                abis.get().flatMap { listOf("-t", it) } +
                listOf("--platform", minSdk.get().toString(), "-o", libraries.get().asFile.path) +
                listOf("build", "-p", "tallystone-ffi", "--profile", profile.get())
        }
    }
}

/** The Kotlin binding, from the contract alone. */
abstract class Bindgen @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:InputFiles @get:PathSensitive(PathSensitivity.RELATIVE) abstract val contract: ConfigurableFileCollection

    @get:Internal abstract val repository: DirectoryProperty

    @get:OutputDirectory abstract val sources: DirectoryProperty

    @TaskAction
    fun generate() {
        exec.exec {
            workingDir = repository.get().asFile
            commandLine = listOf("cargo", "run", "-p", "tallystone-bindgen", "--", "kotlin", sources.get().asFile.path)
        }
    }
}

/** The library for this machine, which the unit tests load. */
abstract class CargoHost @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:InputFiles @get:PathSensitive(PathSensitivity.RELATIVE) abstract val sources: ConfigurableFileCollection

    @get:Internal abstract val repository: DirectoryProperty

    /** One file: the folder around it changes with every build by cargo. */
    @get:OutputFile abstract val library: RegularFileProperty

    @TaskAction
    fun build() {
        exec.exec {
            workingDir = repository.get().asFile
            commandLine = listOf("cargo", "build", "-p", "tallystone-ffi", "--target-dir", "target")
        }
    }
}

/** What the core's own painter does for boards of every game: the app's is held to it. */
abstract class CorePainted @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:InputFiles @get:PathSensitive(PathSensitivity.RELATIVE) abstract val sources: ConfigurableFileCollection

    @get:Internal abstract val repository: DirectoryProperty

    @get:OutputDirectory abstract val painted: DirectoryProperty

    @TaskAction
    fun paint() {
        exec.exec {
            workingDir = repository.get().asFile
            commandLine = listOf("cargo", "run", "-p", "tallystone-tests", "--example", "painted", "--", painted.get().asFile.path)
        }
    }
}

val rust = files(
    checkout.file("Cargo.toml"),
    checkout.file("Cargo.lock"),
    checkout.file("rust-toolchain.toml"),
    checkout.dir("core"),
    checkout.dir("ffi"),
    checkout.dir("udl"),
)

val bindgen = tasks.register<Bindgen>("bindgen") {
    contract.from(checkout.file("udl/tallystone.udl"), checkout.file("ffi/uniffi.toml"), checkout.dir("ffi/bindgen"))
    repository = checkout
    sources = layout.buildDirectory.dir("generated/bindgen")
}

val cargoHost = tasks.register<CargoHost>("cargoHost") {
    sources.from(rust)
    repository = checkout
    library = checkout.file("target/debug/${System.mapLibraryName("tallystone")}")
}

val corePainted = tasks.register<CorePainted>("corePainted") {
    sources.from(rust, checkout.dir("tests/src"), checkout.dir("tests/examples"))
    repository = checkout
    painted = layout.buildDirectory.dir("painted")
}

androidComponents {
    onVariants { variant ->
        val cargo = tasks.register<CargoNdk>("cargoNdk${variant.name.replaceFirstChar(Char::uppercase)}") {
            sources.from(rust)
            profile = if (variant.buildType == "release") "mobile" else "dev"
            abis = listOf("arm64-v8a", "x86_64")
            minSdk = variant.minSdk.apiLevel
            ndk = sdkComponents.ndkDirectory.map { it.asFile.path }
            repository = checkout
        }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(cargo, CargoNdk::libraries)
        variant.sources.kotlin?.addGeneratedSourceDirectory(bindgen, Bindgen::sources)
    }
}

// A new library makes the tests run again; where it lies makes no difference.
tasks.withType<Test>().configureEach {
    inputs.file(cargoHost.flatMap { it.library })
        .withPropertyName("library")
        .withPathSensitivity(PathSensitivity.NAME_ONLY)
    inputs.dir(corePainted.flatMap { it.painted })
        .withPropertyName("painted")
        .withPathSensitivity(PathSensitivity.RELATIVE)
    environment("TALLYSTONE_PAINTED", layout.buildDirectory.dir("painted").get().asFile.path)
}

dependencies {
    implementation(libs.activity.compose)
    implementation(libs.compose.foundation)
    // Only for its version: Material asks for one that is older than what it is used with.
    implementation(libs.compose.material.ripple)
    implementation(libs.compose.runtime)
    implementation(libs.compose.ui)
    implementation(libs.core.ktx)
    implementation(libs.coroutines.android)
    implementation(libs.lifecycle.viewmodel)
    implementation(libs.material3)
    // The archive has the libraries for phones; tests on this machine need those of the jar.
    implementation(libs.jna) { artifact { type = "aar" } }

    testImplementation(libs.compose.ui.test.junit4)
    testImplementation(libs.compose.ui.test.manifest)
    // These two for their versions, too.
    testImplementation(libs.espresso.core)
    testImplementation(libs.test.runner)
    testImplementation(libs.jna)
    testImplementation(libs.junit)
    testImplementation(libs.robolectric)
    testImplementation(libs.test.core)
    testImplementation(libs.test.ext.junit)
}
