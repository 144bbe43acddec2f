Feature: Commanders of facilities
  Who is the commander of a facility, and what is to be had of him.

  @ruling=cr14-facility-commander-01
  Rule: Whoever the lore of either calls commander of the facility is its commander

    Scenario Outline: <who> and <facility>
      Then "<who>" is the commander of the facility "<facility>"
      And "Oken'alak" is not the commander of the facility "Internment Camp 371"

      @part=lore-of-facility
      Examples: By the lore of the facility
        | who                   | facility            |
        | Fleet Admiral Shanthi | Starbase 247        |
        | Deyos                 | Internment Camp 371 |

      @part=lore-of-personnel
      Examples: By the lore of the personnel
        | who            | facility     |
        | Benjamin Sisko | Deep Space 9 |
        | Admiral Riker  | Starbase 247 |

  @ruling=cr14-facility-commander-02
  Rule: He is that while he is aboard your facility

    @part=aboard
    Example: with its commander aboard, the starbase receives a ship for free
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                      | where                      |
        | Starbase 247              | at "Explore Black Cluster" |
        | You Know I'd Like to Help | on "Starbase 247"          |
        | U.S.S. Nebula             | in hand                    |
        | Taitt                     | in hand                    |
        | Fleet Admiral Shanthi     | aboard "Starbase 247"      |
      Then "Fleet Admiral Shanthi" is in command of "Starbase 247"
      When Alice reports "U.S.S. Nebula" to "Starbase 247"
      Then "U.S.S. Nebula" is now docked at "Starbase 247"
      When Alice reports "Taitt" to "Starbase 247"
      Then "Taitt" is now aboard "Starbase 247"
      And nothing else has changed

    @part=aboard
    Example: with her on the planet, the ship is the card play of the turn
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |
      And Alice has:
        | card                      | where                      |
        | Starbase 247              | at "Explore Black Cluster" |
        | You Know I'd Like to Help | on "Starbase 247"          |
        | U.S.S. Nebula             | in hand                    |
        | Taitt                     | in hand                    |
        | Fleet Admiral Shanthi     | on "Excavation"            |
      Then "Fleet Admiral Shanthi" is not in command of "Starbase 247"
      When Alice reports "U.S.S. Nebula" to "Starbase 247"
      And Alice reports "Taitt" to "Starbase 247"
      Then that is illegal

    @part=aboard
    Example: with her aboard a ship that is docked there, she is not in command
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                  | where                      |
        | Starbase 247          | at "Explore Black Cluster" |
        | U.S.S. Phoenix        | docked at "Starbase 247"   |
        | Fleet Admiral Shanthi | aboard "U.S.S. Phoenix"    |
      Then "Fleet Admiral Shanthi" is not in command of "Starbase 247"

    @part=yours
    Example: an admiral of the opponent aboard commands nothing there
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card         | where                      |
        | Starbase 247 | at "Explore Black Cluster" |
      And Bob has:
        | card                  | where                 |
        | Fleet Admiral Shanthi | aboard "Starbase 247" |
      Then "Fleet Admiral Shanthi" is not in command of "Starbase 247"

  @ruling=cr14-facility-commander-03
  Rule: No other version of him or of it will do

    Scenario Outline: <who> and Deep Space 9
      Then "<who>" is not the commander of the facility "Deep Space 9"
      And "Benjamin Sisko" is the commander of the facility "Deep Space 9"

      @part=personnel
      Examples:
        | who          |
        | Ben Sisko    |
        | The Emissary |

    @part=facility
    Example: the Terok Nor of another time is not the one that Dukat commanded
      Then "Dukat" is not the commander of the facility "Terok Nor (Alternate Universe Twilight)"
      And "Dukat" is the commander of the facility "Terok Nor"

  @ruling=cr14-facility-commander-04
  Rule: The commander of a facility does not give it what matching commanders give their ships

    @part=captains-log
    Example: Captain's Log does nothing for a starbase with its commander aboard
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                  | where                      |
        | Captain's Log         | on the table               |
        | Starbase 247          | at "Explore Black Cluster" |
        | Fleet Admiral Shanthi | aboard "Starbase 247"      |
        | U.S.S. Phoenix        | docked at "Starbase 247"   |
        | Benjamin Maxwell      | aboard "U.S.S. Phoenix"    |
      Then the SHIELDS of "Starbase 247" are 32
      And the WEAPONS of "U.S.S. Phoenix" are 10

    @part=ready-room-door
    Example: Ready Room Door fetches no commander for a starbase
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                  | where                      |
        | Starbase 247          | at "Explore Black Cluster" |
        | Fleet Admiral Shanthi | in draw deck               |
        | Ready Room Door       | in hand                    |
      When Alice plays "Ready Room Door" on "Starbase 247"
      Then that is illegal
      And nothing else has changed

    @part=ready-room-door
    Example: it fetches the matching commander of a ship
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           |
        | U.S.S. Phoenix   | at "Excavation" |
        | Benjamin Maxwell | in draw deck    |
        | Taitt            | in draw deck    |
        | Ready Room Door  | in hand         |
      When Alice plays "Ready Room Door" on "U.S.S. Phoenix"
      Then "Benjamin Maxwell" is now aboard "U.S.S. Phoenix"
      And "Benjamin Maxwell" has been downloaded
      When Alice chooses the word "first"
      Then "Ready Room Door" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-facility-commander-05
  Rule: The matching commander of a ship does not give a facility what its own commander does

    Example: the commander of a docked ship comes aboard the starbase, and it receives no ship for free
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                      | where                      |
        | Starbase 247              | at "Explore Black Cluster" |
        | You Know I'd Like to Help | on "Starbase 247"          |
        | U.S.S. Nebula             | in hand                    |
        | Taitt                     | in hand                    |
        | U.S.S. Phoenix            | docked at "Starbase 247"   |
        | Benjamin Maxwell          | aboard "Starbase 247"      |
      When Alice reports "U.S.S. Nebula" to "Starbase 247"
      And Alice reports "Taitt" to "Starbase 247"
      Then that is illegal

    Example: when its own commander is aboard, it does
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                      | where                      |
        | Starbase 247              | at "Explore Black Cluster" |
        | You Know I'd Like to Help | on "Starbase 247"          |
        | U.S.S. Nebula             | in hand                    |
        | Taitt                     | in hand                    |
        | U.S.S. Phoenix            | docked at "Starbase 247"   |
        | Admiral Riker             | aboard "Starbase 247"      |
      When Alice reports "U.S.S. Nebula" to "Starbase 247"
      Then "U.S.S. Nebula" is now docked at "Starbase 247"
      When Alice reports "Taitt" to "Starbase 247"
      Then "Taitt" is now aboard "Starbase 247"
      And nothing else has changed

  @ruling=cr14-facility-commander-07
  Rule: The Intendant commands the Terok Nor of the mirror universe, and not the other one

    Example: Mirror Terok Nor is hers, and Terok Nor is not
      Then "The Intendant" is the commander of the facility "Mirror Terok Nor"
      And "The Intendant" is not the commander of the facility "Terok Nor"
      And "The Intendant" is not a matching commander of "Mirror Terok Nor"
      And "Dukat" is the commander of the facility "Terok Nor"

    Example: she commands it when she is aboard
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card             | where                     |
        | Mirror Terok Nor | at "Alter Records"        |
        | The Intendant    | aboard "Mirror Terok Nor" |
      Then "The Intendant" is in command of "Mirror Terok Nor"

  @ruling=cr14-facility-commander-08
  Rule: Dukat, who desires to regain command of Terok Nor, is its former commander

    Example: that makes him its commander
      Then "Dukat" is the commander of the facility "Terok Nor"
      And "Oken'alak" is not the commander of the facility "Internment Camp 371"
