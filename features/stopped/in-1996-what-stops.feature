Feature: What stops cards in 1996
  A dilemma that is not overcome, a battle, and RANGE that is used up.

  Background:
    Given the spaceline:
      | mission               | span |
      | Excavation            | 3    |
      | Test Mission          | 3    |
      | Explore Black Cluster | 3    |

  @ruling=faq96-12-stopped-07
  Rule: Whoever fails to overcome a dilemma is stopped: an Away Team, or a ship with its crew

    @part=away-team
    Example: an Away Team without Computer Skill is stopped at the door
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Worf              | on "Excavation"            |
        | Calloway          | on "Excavation"            |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Worf" and "Calloway" are now stopped
      And "Impassable Door" is still under "Excavation"
      And nothing else has changed

    @part=ship-and-crew
    Example: a crew without MEDICAL is stopped together with its ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Test Mission"          |
        | Worf              | aboard "U.S.S. Enterprise" |
        | Soren             | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                |
        | Menthar Booby Trap | under "Test Mission" |
      When Alice attempts "Test Mission"
      And chance chooses "Soren" from "Worf" and "Soren"
      Then "Soren" is now in Alice's discard pile
      And "Worf" and "U.S.S. Enterprise" are now stopped
      And "Menthar Booby Trap" is now on "U.S.S. Enterprise"
      And nothing else has changed

    @part=ship-and-crew @frame=many
    Example: a ship of Bob's that the stones bring to the same dilemma fails it, and is stopped with its crew
      Given Bob has:
        | card          | where                      |
        | Runabout      | at "Explore Black Cluster" |
        | Deanna Troi   | aboard "Runabout"          |
        | Gibson        | aboard "Runabout"          |
        | Empathic Echo | under "Test Mission"       |
      And Alice has:
        | card              | where                  |
        | Receptacle Stones | on "Runabout"          |
        | I.K.C. Bortas     | at "Test Mission"      |
        | Klag              | aboard "I.K.C. Bortas" |
      When Alice attempts "Test Mission"
      Then "Deanna Troi" has been killed
      And "Runabout" and "Gibson" are now stopped

  @ruling=faq96-12-stopped-08
  Rule: A battle stops every card that took part in it

    @part=ships
    Example: two ships fight and a third one looks on
      Given Alice has:
        | card      | where                      |
        | Bortas    | at "Explore Black Cluster" |
        | Kurn      | aboard "Bortas"            |
        | D'deridex | at "Explore Black Cluster" |
      And Bob has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      When Alice attacks "U.S.S. Enterprise" with "Bortas"
      Then "Bortas" and "Kurn" are now stopped
      And "U.S.S. Enterprise" and "Worf" are now stopped
      And nothing else has changed

    @part=personnel
    Example: two Away Teams fight, and those who stayed aboard are free
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | on "Excavation" |
        | Kurn   | aboard "Bortas" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      When Alice attacks "Worf" and "Data" with "Gowron"
      Then "Worf" and "Data" are now stopped
      And "Kurn" is still not stopped
      And "Gowron" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-stopped-09
  Rule: When a ship is stopped, all personnel aboard are stopped too

    @question=range-used-up-in-1996 @frame=open
    Example: the ship uses up its RANGE, and the crew is stopped with it
      Given Alice has:
        | card            | where                  | state             |
        | U.S.S. Oberth   | at "Excavation"        | left with RANGE 3 |
        | Richard Wilkins | aboard "U.S.S. Oberth" |                   |
        | Worf            | on "Excavation"        |                   |
        | U.S.S. Hood     | at "Test Mission"      |                   |
      When Alice moves "U.S.S. Oberth" to "Test Mission"
      Then "Richard Wilkins" is now stopped
      And "Worf" is still not stopped
      And "U.S.S. Oberth" is now at "Test Mission"
      And "U.S.S. Oberth" is now stopped
      And nothing else has changed
      And these are illegal:
        | action                                             |
        | Alice beams "Richard Wilkins" aboard "U.S.S. Hood" |

    @reading=range-used-up-in-1996/not-stopped
    Example: the ship uses up its RANGE, and the crew goes about its business
      Given Alice has:
        | card            | where                  | state             |
        | U.S.S. Oberth   | at "Excavation"        | left with RANGE 3 |
        | Richard Wilkins | aboard "U.S.S. Oberth" |                   |
        | Worf            | on "Excavation"        |                   |
        | U.S.S. Hood     | at "Test Mission"      |                   |
      When Alice moves "U.S.S. Oberth" to "Test Mission"
      Then "U.S.S. Oberth" is now at "Test Mission"
      And "U.S.S. Oberth" and "Richard Wilkins" are still not stopped
      When Alice beams "Richard Wilkins" aboard "U.S.S. Hood"
      Then "Richard Wilkins" is now aboard "U.S.S. Hood"

    Example: a personnel aboard a stopped ship does not beam
      Given Alice has:
        | card            | where                  | state   |
        | U.S.S. Oberth   | at "Excavation"        | stopped |
        | U.S.S. Hood     | at "Excavation"        |         |
        | Richard Wilkins | aboard "U.S.S. Oberth" |         |
      When Alice beams "Richard Wilkins" aboard "U.S.S. Hood"
      Then that is illegal
      And nothing else has changed

    Example: the same personnel beams when the ship is not stopped
      Given Alice has:
        | card            | where                  |
        | U.S.S. Oberth   | at "Excavation"        |
        | U.S.S. Hood     | at "Excavation"        |
        | Richard Wilkins | aboard "U.S.S. Oberth" |
      When Alice beams "Richard Wilkins" aboard "U.S.S. Hood"
      Then "Richard Wilkins" is now aboard "U.S.S. Hood"
      And nothing else has changed

    Example: the equipment aboard a stopped ship is not stopped with the personnel
      Given Alice has:
        | card            | where                  | state   |
        | U.S.S. Oberth   | at "Excavation"        | stopped |
        | U.S.S. Hood     | at "Excavation"        |         |
        | Richard Wilkins | aboard "U.S.S. Oberth" |         |
        | Tricorder       | aboard "U.S.S. Oberth" |         |
      When Alice beams "Richard Wilkins" aboard "U.S.S. Hood"
      Then that is illegal
      And "Tricorder" is still not stopped

    Scenario Outline: Soren whom Alice has won from Bob is aboard a ship that is <state>, and to beam him over is <verdict>
      Given Alice has:
        | card          | where           | state   |
        | U.S.S. Oberth | at "Excavation" | <state> |
        | U.S.S. Hood   | at "Excavation" |         |
      And Bob has:
        | card  | where                  | state               |
        | Soren | aboard "U.S.S. Oberth" | controlled by Alice |
      When Alice beams "Soren" aboard "U.S.S. Hood"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=faq96-351-stopped-crew-on-a-ship-02
  Rule: A ship that has used up its RANGE or was in a battle is stopped

    @frame=differs
    Scenario Outline: of two ships that fly the same way, <which> is stopped
      Given Alice has:
        | card            | where                  |
        | U.S.S. Oberth   | at "Excavation"        |
        | Richard Wilkins | aboard "U.S.S. Oberth" |
        | Runabout        | at "Excavation"        |
        | Worf            | aboard "Runabout"      |
      When Alice moves "Runabout" to "Explore Black Cluster"
      And Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then "U.S.S. Oberth" <is> stopped
      And "Runabout" is still not stopped

      @question=range-used-up-in-1996 @part=range
      Examples: A ship that has used up its RANGE is stopped
        | which                           | is     |
        | only the one without RANGE left | is now |

      @reading=range-used-up-in-1996/not-stopped
      Examples: It just cannot move, read the other way
        | which   | is           |
        | neither | is still not |

    @part=battle
    Example: a battle stops the ships that fight, whatever RANGE they have left, and not the one that looks on
      Given Alice has:
        | card      | where                      |
        | Bortas    | at "Explore Black Cluster" |
        | Kurn      | aboard "Bortas"            |
        | D'deridex | at "Explore Black Cluster" |
        | Tomalak   | aboard "D'deridex"         |
      And Bob has:
        | card            | where                      |
        | U.S.S. Oberth   | at "Explore Black Cluster" |
        | Richard Wilkins | aboard "U.S.S. Oberth"     |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      Then "Bortas" and "U.S.S. Oberth" are now stopped
      And "D'deridex" is still not stopped
      And "Tomalak" is still aboard "D'deridex"
      And "Kurn" and "Richard Wilkins" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

    @frame=differs @part=range
    Scenario Outline: a shuttle that lands uses all its RANGE, and on the planet it <is> stopped
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | Type VI Shuttlecraft      | at "Excavation"               |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
      When Alice lands "Type VI Shuttlecraft" on "Excavation"
      Then "Type VI Shuttlecraft" <is> stopped

      @question=range-used-up-in-1996
      Examples: A ship that has used up its RANGE is stopped
        | is     |
        | is now |

      @reading=range-used-up-in-1996/not-stopped
      Examples: It just cannot move, read the other way
        | is           |
        | is still not |

    @frame=differs @part=range
    Scenario Outline: a ship that Alice has won from Bob uses up its RANGE, and <is> stopped
      Given Bob has:
        | card            | where                  | state               |
        | U.S.S. Oberth   | at "Excavation"        | controlled by Alice |
        | Richard Wilkins | aboard "U.S.S. Oberth" | controlled by Alice |
      When Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then "U.S.S. Oberth" <is> stopped

      @question=range-used-up-in-1996
      Examples: A ship that has used up its RANGE is stopped
        | is     |
        | is now |

      @reading=range-used-up-in-1996/not-stopped
      Examples: It just cannot move, read the other way
        | is           |
        | is still not |

  @ruling=faq96-367-holographic-red-shirts-02
  Rule: Dilemmas stop holograms like everybody else

    Example: a hologram and an officer fail at the same door
      Given Alice has:
        | card              | where           |
        | Holo-Projectors   | on the table    |
        | U.S.S. Enterprise | at "Excavation" |
        | Dr. Leah Brahms   | on "Excavation" |
        | Worf              | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Dr. Leah Brahms" is now stopped
      And "Worf" is now stopped
      And nothing else has changed
