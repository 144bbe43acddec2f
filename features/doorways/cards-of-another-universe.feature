Feature: Cards of another universe
  They come through a doorway, and only while it is open.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-310-au-doorway-06
  Rule: While the Doorway is closed nobody of another universe comes into play

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | icons |
        | Other Self | personnel | Federation   | au    |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Other Self         | in hand         |

    Example: he does not report behind a closed door
      Given Alice has:
        | card                    | where        | state  |
        | Alternate Universe Door | on the table | closed |
      When Alice reports "Other Self" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: he comes through the open one
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice reports "Other Self" to "Federation Outpost"
      Then "Other Self" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: an event of another universe is not played behind a closed door
      Given Alice has:
        | card                       | where        | state  |
        | Alternate Universe Door    | on the table | closed |
        | Treaty: Federation/Klingon | on the table |        |
        | Rishon Uxbridge            | in hand      |        |
      When Alice plays "Rishon Uxbridge" on "Treaty: Federation/Klingon"
      Then that is illegal
      And nothing else has changed

    Example: while it is open the event is played
      Given Alice has:
        | card                       | where        |
        | Alternate Universe Door    | on the table |
        | Treaty: Federation/Klingon | on the table |
        | Rishon Uxbridge            | in hand      |
      When Alice plays "Rishon Uxbridge" on "Treaty: Federation/Klingon"
      Then "Rishon Uxbridge" is now on "Treaty: Federation/Klingon"
      And nothing else has changed

    Scenario Outline: the Doorway is <state>, and to play an interrupt of another universe is <verdict>
      Given Alice has:
        | card                    | where        | state   |
        | Alternate Universe Door | on the table | <state> |
        | Dead in Bed             | in hand      |         |
      And Bob has:
        | card | where           | state     |
        | Data | on "Excavation" | in stasis |
      When Alice plays "Dead in Bed"
      Then that is <verdict>

      Examples: Closed, and not
        | state      | verdict |
        | closed     | illegal |
        | not closed | legal   |

    Example: the Doorway itself needs none, and then he comes
      Given Alice has:
        | card                    | where   |
        | Alternate Universe Door | in hand |
      When Alice reports "Other Self" to "Federation Outpost"
      Then that is illegal
      When Alice plays "Alternate Universe Door"
      And Alice reports "Other Self" to "Federation Outpost"
      Then "Other Self" is now aboard "Federation Outpost"
      And "Alternate Universe Door" is still in Alice's core
      And nothing else has changed

  @ruling=faq96-310-au-doorway-02
  Rule: No dilemma of another universe is seeded before the Doorway is on the table

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card          | where         |
        | Empathic Echo | in seed cards |

    @part=dilemma
    Example: without the Doorway the echo is not seeded
      When Alice seeds "Empathic Echo" under "Excavation"
      Then that is illegal
      And nothing else has changed

    @part=artifact
    Example: nor is the flute
      Given Alice has:
        | card           | where         |
        | Ressikan Flute | in seed cards |
      When Alice seeds "Ressikan Flute" under "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: with it on the table it is
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice seeds "Empathic Echo" under "Excavation"
      Then "Empathic Echo" is now under "Excavation"
      And nothing else has changed

  Rule: What was seeded has come through the Doorway, and needs it no more

    Background:
      Given Bob has:
        | card                    | where        | state  |
        | Alternate Universe Door | on the table | closed |

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-02 @part=dilemma
    Example: his dilemma is met though the Doorway is closed
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Galen  | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Bochra" and "Galen" are now stopped
      And "Empathic Echo" is still under "Excavation"
      And nothing else has changed

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-02 @part=artifact @frame=many
    Example: the flute is earned though there is no Doorway
      Given Alice has:
        | card           | where              |
        | Jean-Luc Picard | on "Excavation"    |
        | Ressikan Flute | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ressikan Flute" is now in Alice's core

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-04 @frame=many
    Example: the watch, which goes to hand, is played though there is no Doorway
      Given Alice has:
        | card                        | where              |
        | Jean-Luc Picard             | on "Excavation"    |
        | Samuel Clemens' Pocketwatch | under "Excavation" |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Deanna Troi |
      When Alice attempts "Excavation"
      And Alice plays "Samuel Clemens' Pocketwatch"
      Then "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Data" is now in Alice's hand

  Rule: What is hidden under a mission is not in play until it is revealed

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-03 @part=dilemma
    Scenario Outline: the scow <where>, and to destroy it is <verdict>
      Given these locations:
        | location              | quadrant |
        | Explore Black Cluster | Alpha    |
      And Alice has:
        | card                             | where   |
        | Destroy Radioactive Garbage Scow | in hand |
      And Bob has:
        | card                     | where                |
        | Radioactive Garbage Scow | <place> "Explore Black Cluster" |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then that is <verdict>

      Examples:
        | where              | place | verdict |
        | is still hidden    | under | illegal |
        | lies on a mission  | on    | legal   |

    @ruling=faq96-310-au-dilemmas-and-au-artifacts-03 @part=artifact
    Scenario Outline: the statuette <where>, and to nullify it is <verdict>
      Given Alice has:
        | card           | where           |
        | Kevin Uxbridge | in hand         |
        | Runabout       | at "Excavation" |
      And Bob has:
        | card           | where   |
        | Kurlan Naiskos | <place> |
      When Alice plays "Kevin Uxbridge" on "Kurlan Naiskos"
      Then that is <verdict>

      Examples:
        | where           | place              | verdict |
        | is still hidden | under "Excavation" | illegal |
        | lies on a ship  | on "Runabout"      | legal   |

  @ruling=1eD-doorway-01
  Rule: A doorway stands for a passage

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | icons |
        | Other Self | personnel | Federation   | au    |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Other Self         | in hand         |

    @part=time
    Example: what is closed leads nowhere
      Given Alice has:
        | card                    | where        | state  |
        | Alternate Universe Door | on the table | closed |
      When Alice reports "Other Self" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    @part=time
    Example: from another time he comes through what is open
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice reports "Other Self" to "Federation Outpost"
      Then "Other Self" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=place
    Example: a closed wormhole leads to no other quadrant
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card     | where                         |
        | Runabout | at "Bajoran Wormhole" [alpha] |
        | Calloway | aboard "Runabout"             |
      And Bob has:
        | card           | where                         |
        | Revolving Door | on "Bajoran Wormhole" [alpha] |
      When Alice moves "Runabout" to "Bajoran Wormhole" [gamma]
      Then that is illegal
      And nothing else has changed

    @part=place
    Example: an open one leads there
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card     | where                         |
        | Runabout | at "Bajoran Wormhole" [alpha] |
        | Calloway | aboard "Runabout"             |
      When Alice moves "Runabout" to "Bajoran Wormhole" [gamma]
      Then "Runabout" is now at "Bajoran Wormhole" [gamma]
      And "Runabout" and "Calloway" are now stopped
      And nothing else has changed
