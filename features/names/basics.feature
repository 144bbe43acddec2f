Feature: Basic rules of names
  What is unique, and what a player has in play only once.

  @ruling=custom-names-01
  Rule: A player has one copy of a unique card in play

    Scenario Outline: Alice reports her second <card> beside <whose>, and that is <verdict>
      Given these made-up cards:
        | card           | type      | kind   | affiliations | attempted by | range | unique |
        | Quiet Planet   | mission   | planet |              | any          |       |        |
        | Ensign Lonely  | personnel |        | Federation   |              |       | yes    |
        | Ensign Common  | personnel |        | Federation   |              |       | no     |
        | Sole Frigate   | ship      |        | Federation   |              | 8     | yes    |
        | Common Frigate | ship      |        | Federation   |              | 8     | no     |
      And these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | <card> [second]    | in hand           |
      And <player> has:
        | card           | where   |
        | <card> [first] | <where> |
      When Alice reports "<card>" [second] to "Federation Outpost"
      Then that is <verdict>

      @1e-glossary @1e-2014
      Examples: Unique, universal, and a copy that is not hers
        | card           | player | whose        | where             | verdict |
        | Ensign Lonely  | Alice  | her first    | on "Quiet Planet" | illegal |
        | Ensign Lonely  | Bob    | one of Bob's | on "Quiet Planet" | legal   |
        | Ensign Common  | Alice  | her first    | on "Quiet Planet" | legal   |
        | Sole Frigate   | Alice  | her first    | at "Quiet Planet" | illegal |
        | Sole Frigate   | Bob    | one of Bob's | at "Quiet Planet" | legal   |
        | Common Frigate | Alice  | her first    | at "Quiet Planet" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: <player> has the first <card> <where>, and that Alice reports the second is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | <card> [second]    | in hand         |
      And <player> has:
        | card           | where   |
        | <card> [first] | <where> |
      When Alice reports "<card>" [second] to "Federation Outpost"
      Then that is <verdict>

      Examples: A unique personnel and ship in play
        | card              | player | where                       | verdict |
        | Data              | Alice  | aboard "Federation Outpost" | illegal |
        | Data              | Alice  | on "Excavation"             | illegal |
        | U.S.S. Enterprise | Alice  | at "Excavation"             | illegal |

      Examples: Out of play, in play for the other player, and universal
        | card              | player | where                       | verdict |
        | Data              | Alice  | in hand                     | legal   |
        | Data              | Alice  | in discard pile             | legal   |
        | Data              | Bob    | on "Excavation"             | legal   |
        | U.S.S. Enterprise | Bob    | at "Excavation"             | legal   |
        | Calloway          | Alice  | aboard "Federation Outpost" | legal   |
        | Runabout          | Alice  | at "Excavation"             | legal   |

  @ruling=custom-names-12
  Rule: What bears no universal icon is unique, if its type can bear one

    Example: personnel, ships, facilities and missions are; events and dilemmas are not
      Then "Data" is unique
      And "U.S.S. Enterprise" is unique
      And "Excavation" is unique
      And "Federation Outpost" is not unique
      And "Runabout" is not unique
      And "Anti-Time Anomaly" is not unique
      And "Archer" is not unique
      And "Tricorder" is not unique

  @ruling=custom-names-14
  Rule: A player has one version of a persona in play

    Scenario Outline: beside <first> Alice reports <second>, and that is <verdict>
      Given these made-up cards:
        | card           | type      | kind   | affiliations | attempted by | persona    |
        | Quiet Planet   | mission   | planet |              | any          |            |
        | Captain Orla   | personnel |        | Federation   |              | Orla Brenn |
        | Admiral Orla   | personnel |        | Federation   |              | Orla Brenn |
        | Orla's Brother | personnel |        | Federation   |              | Udo Brenn  |
      And these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | <first>            | on "Quiet Planet" |
        | <second>           | in hand           |
      When Alice reports "<second>" to "Federation Outpost"
      Then that is <verdict>

      @1e-glossary @1e-2014
      Examples: The same woman, and another person
        | first        | second         | verdict |
        | Captain Orla | Admiral Orla   | illegal |
        | Captain Orla | Orla's Brother | legal   |

    @2e
    Scenario Outline: beside Captain Orla Alice plays <second> at her headquarters, and that is <verdict>
      Given these made-up cards:
        | card           | type      | kind         | affiliations | unique | persona    |
        | Home Office    | mission   | headquarters |              |        |            |
        | Captain Orla   | personnel |              | Federation   | yes    | Orla Brenn |
        | Admiral Orla   | personnel |              | Federation   | yes    | Orla Brenn |
        | Orla's Brother | personnel |              | Federation   | yes    | Udo Brenn  |
      And Alice has:
        | card         | where                |
        | Home Office  | in Alice's spaceline |
        | Captain Orla | on "Home Office"     |
        | <second>     | in hand              |
      And it is Alice's card play
      When Alice plays "<second>" at "Home Office"
      Then that is <verdict>

      Examples: The same woman, and another person
        | second         | verdict |
        | Admiral Orla   | illegal |
        | Orla's Brother | legal   |

  @ruling=custom-names-15
  Rule: A version of a persona takes the place of another at the start of the turn

    Scenario Outline: it is <moment>, and to replace one is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | persona | unique |
        | Young Kelm | personnel | Federation   | Kelm    | yes    |
        | Old Kelm   | personnel | Federation   | Kelm    | yes    |
      And these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Young Kelm | on "Excavation" |
        | Old Kelm   | in hand         |
      And it is <moment>
      When Alice replaces "Young Kelm" with "Old Kelm"
      Then that is <verdict>

      Examples: At its start, later, and in the opponent's
        | moment                    | verdict |
        | the start of Alice's turn | legal   |
        | Alice's orders            | illegal |
        | the start of Bob's turn   | illegal |

  @ruling=custom-names-16
  Rule: What has taken the place of another stays for the turn

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | persona | unique |
        | Young Kelm | personnel | Federation   | Kelm    | yes    |
        | Old Kelm   | personnel | Federation   | Kelm    | yes    |
        | Wise Kelm  | personnel | Federation   | Kelm    | yes    |

    Example: the third one waits
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Young Kelm | on "Excavation" |
        | Old Kelm   | in hand         |
        | Wise Kelm  | in hand         |
      And it is the start of Alice's turn
      When Alice replaces "Young Kelm" with "Old Kelm"
      And Alice replaces "Old Kelm" with "Wise Kelm"
      Then that is illegal

    Example: the third one comes first
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Young Kelm | on "Excavation" |
        | Old Kelm   | in hand         |
        | Wise Kelm  | in hand         |
      And it is the start of Alice's turn
      When Alice replaces "Young Kelm" with "Wise Kelm"
      Then "Wise Kelm" is now on "Excavation"
      And "Young Kelm" is now in Alice's discard pile
      And nothing else has changed

    @frame=many
    Example: another persona is replaced as well
      Given these made-up cards:
        | card      | type      | affiliations | persona | unique |
        | Young Tal | personnel | Federation   | Tal     | yes    |
        | Old Tal   | personnel | Federation   | Tal     | yes    |
      And these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Young Kelm | on "Excavation" |
        | Young Tal  | on "Excavation" |
        | Old Kelm   | in hand         |
        | Old Tal    | in hand         |
      And it is the start of Alice's turn
      When Alice replaces "Young Kelm" with "Old Kelm"
      And Alice replaces "Young Tal" with "Old Tal"
      Then "Old Tal" is now on "Excavation"
      And "Young Tal" is now in Alice's discard pile

  @ruling=custom-names-02
  Rule: A text that names a card means every card of that title

    @2e
    Scenario Outline: in Second Edition <who> is there, and to play a card for the old farmer is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations |
        | Quiet Planet | mission   | planet |              |
        | Old Farmer   | personnel |        | Bajoran      |
        | Old Clerk    | personnel |        | Bajoran      |
      And these made-up cards:
        | card           | type      | needs                      |
        | For the Farmer | interrupt | personnel, name Old Farmer |
      And Alice has:
        | card           | where                |
        | Quiet Planet   | in Alice's spaceline |
        | <who>          | on "Quiet Planet"    |
        | For the Farmer | in hand              |
      When Alice plays "For the Farmer"
      Then that is <verdict>

      Examples: Another, and he
        | who        | verdict |
        | Old Clerk  | illegal |
        | Old Farmer | legal   |

  @ruling=custom-names-90
  Rule: Copies of an event or objective may be in play together

    Scenario Outline: <player> has a copy of the <type> on the table, and for Alice to play one is legal
      Given Alice has:
        | card           | where   |
        | <title> [next] | in hand |
      And <player> has:
        | card            | where        |
        | <title> [first] | on the table |
      When Alice plays "<title>" [next]
      Then "<title>" [next] is now in Alice's core
      And "<title>" [first] is still in <player>'s core
      And nothing else has changed

      Examples: Her own, and Bob's
        | player | title       | type  |
        | Alice  | Lower Decks | event |
        | Bob    | Lower Decks | event |

      @1e-glossary @1e-2014
      Examples: Objectives, which came later
        | player | title               | type      |
        | Alice  | File Mission Report | objective |
        | Bob    | File Mission Report | objective |
