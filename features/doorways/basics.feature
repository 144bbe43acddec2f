Feature: Basic rules of doorways
  What comes from another universe comes while a doorway is open.

  @ruling=custom-doorways-01
  Rule: A card of another universe comes through an open doorway

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: the Doorway is <state>, and to report somebody is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | icons |
        | Other Self | personnel | Federation   | au    |
      And Alice has:
        | card                    | where           | state   |
        | Federation Outpost      | at "Excavation" |         |
        | Other Self              | in hand         |         |
        | Alternate Universe Door | on the table    | <state> |
      When Alice reports "Other Self" to "Federation Outpost"
      Then that is <verdict>

      Examples: Closed, and not
        | state      | verdict |
        | closed     | illegal |
        | not closed | legal   |

    Scenario Outline: the Doorway is <player>'s, and for Alice to report somebody is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | icons |
        | Other Self | personnel | Federation   | au    |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Other Self         | in hand         |
      And <player> has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice reports "Other Self" to "Federation Outpost"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: the Doorway is <state>, and to play <card> on <target> is <verdict>
      Given Alice has:
        | card                    | where        | state   |
        | Alternate Universe Door | on the table | <state> |
        | <card>                  | in hand      |         |
      And Bob has:
        | card       | where           | state     |
        | Red Alert! | on the table    |           |
        | Data       | on "Excavation" | in stasis |
      When Alice plays "<card>" on "<target>"
      Then that is <verdict>

      Examples: An event and an interrupt, with the Doorway closed, and not
        | state      | card            | target     | verdict |
        | closed     | Rishon Uxbridge | Red Alert! | illegal |
        | not closed | Rishon Uxbridge | Red Alert! | legal   |
        | closed     | Dead in Bed     | Data       | illegal |
        | not closed | Dead in Bed     | Data       | legal   |

    Scenario Outline: the Doctor is there, with a Doorway <where>, and for his emitter to report is <verdict>
      Given Alice has:
        | card                    | where                       |
        | Federation Outpost      | at "Excavation"             |
        | The Doctor              | aboard "Federation Outpost" |
        | Mobile Holo-Emitter     | in hand                     |
        | Alternate Universe Door | <where>                     |
      When Alice reports "Mobile Holo-Emitter" to "Federation Outpost"
      Then that is <verdict>

      Examples: He lets it in when he fetches it himself, and else a Doorway does
        | where        | verdict |
        | in hand      | illegal |
        | on the table | legal   |

    Scenario Outline: with Temporal Micro-Wormhole <what> reports, and that is <verdict>
      Given Alice has:
        | card                    | where           |
        | Federation Outpost      | at "Excavation" |
        | Temporal Micro-Wormhole | on the table    |
        | <card>                  | in hand         |
      When Alice reports "<card>" to "Federation Outpost"
      Then that is <verdict>

      Examples: It lets personnel in, and no ship
        | what        | card              | verdict |
        | a personnel | Rachel Garrett    | legal   |
        | a ship      | Future Enterprise | illegal |

    Example: a watch that was earned stays in hand without a Doorway
      Given Alice has:
        | card                        | where              |
        | Jean-Luc Picard             | on "Excavation"    |
        | Samuel Clemens' Pocketwatch | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice plays "Samuel Clemens' Pocketwatch"
      Then that is illegal
      And "Samuel Clemens' Pocketwatch" is still in Alice's hand

    @frame=many
    Example: with one it is played
      Given Alice has:
        | card                        | where              |
        | Jean-Luc Picard             | on "Excavation"    |
        | Samuel Clemens' Pocketwatch | under "Excavation" |
        | Alternate Universe Door     | on the table       |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Deanna Troi |
      When Alice attempts "Excavation"
      And Alice plays "Samuel Clemens' Pocketwatch"
      Then "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Data" is now in Alice's hand

  @ruling=custom-doorways-12
  @1e-glossary @1e-2014
  Rule: Of some cards there is one copy in play, of some one for each player

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: <whose> Manheim's Door is in play, and to play another is <verdict>
      Given <whose> has:
        | card                              | where   |
        | Manheim's Dimensional Door [once] | <where> |
      And Alice has:
        | card                               | where        |
        | Manheim's Dimensional Door [again] | in hand      |
        | Alternate Universe Door            | on the table |
      When Alice plays "Manheim's Dimensional Door" [again] on "Excavation"
      Then that is <verdict>

      Examples: Anybody's counts, and only in play
        | whose | where           | verdict |
        | Alice | on "Excavation" | illegal |
        | Bob   | on "Excavation" | illegal |
        | Bob   | in hand         | legal   |

    Scenario Outline: <whose> Secret Compartment is in play, and to play another is <verdict>
      Given Alice has:
        | card                       | where           |
        | Runabout                   | at "Excavation" |
        | Secret Compartment [again] | in hand         |
      And <whose> has:
        | card                      | where         |
        | Secret Compartment [once] | on "Runabout" |
      When Alice plays "Secret Compartment" [again] on "Runabout"
      Then that is <verdict>

      Examples: Her own, and Bob's
        | whose | verdict |
        | Alice | illegal |
        | Bob   | legal   |

    @frame=open
    Scenario Outline: an Orb Fragment lies under the mission that Alice completes, and <whose> has one in play
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |
        | Old Digger  | personnel |        |              |             |        | Archaeology |
      And the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card       | where            |
        | Old Digger | on "Buried City" |
      And Bob has:
        | card                 | where               |
        | Orb Fragment [found] | under "Buried City" |
      And <whose> has:
        | card                 | where           |
        | Orb Fragment [other] | on "Excavation" |
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "Orb Fragment" [found] is still controlled by Bob

      Examples: Anybody's counts
        | whose |
        | Alice |
        | Bob   |

    Scenario Outline: <whose> has a Chamber of Ministers <where>, and Alice's is <verdict>
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                         | where   |
        | Chamber of Ministers [first] | in hand |
      And <whose> has:
        | card                          | where   |
        | Chamber of Ministers [second] | <place> |
      When Alice plays "Chamber of Ministers" [first] at "Alter Records"
      Then that is <verdict>

      Examples: In play, and in hand
        | whose | where   | place             | verdict |
        | Bob   | in play | at "Alter Records" | illegal |
        | Bob   | in hand | in hand           | legal   |

    @frame=open
    Scenario Outline: <whose> has a <card> <where>, and Alice's is <verdict>
      Given <whose> has:
        | card         | where   |
        | <card> [one] | <where> |
      And Alice has:
        | card         | where   |
        | <card> [two] | in hand |
      When Alice plays "<card>" [two]<at>
      Then that is <verdict>

      Examples: Unique objectives, and an incident that is not duplicatable
        | whose | card                       | where           | at               | verdict |
        | Alice | Assign Mission Specialists | on the table    |                  | illegal |
        | Bob   | Assign Mission Specialists | on the table    |                  | legal   |
        | Alice | Containment Field          | on the table    |                  | illegal |
        | Bob   | Containment Field          | on the table    |                  | illegal |
        | Bob   | Containment Field          | in hand         |                  | legal   |

    Scenario Outline: <whose> has seeded Assign Mission Specialists, and that Alice seeds hers is <verdict>
      Given it is the facility phase
      And <whose> has:
        | card                             | where        |
        | Assign Mission Specialists [one] | on the table |
      And Alice has:
        | card                             | where         |
        | Assign Mission Specialists [two] | in seed cards |
      When Alice seeds "Assign Mission Specialists" [two] on the table
      Then that is <verdict>

      Examples: Alice herself, and Bob
        | whose | verdict |
        | Alice | illegal |
        | Bob   | legal   |

    @frame=many
    Example: Bob's Dead End comes up while another one of his is in play
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card           | where                      |
        | Dead End [one] | on "Explore Black Cluster" |
        | Dead End [two] | under "Excavation"         |
      When Alice attempts "Excavation"
      Then "Dead End" [two] is now in Bob's discard pile
      And "Dead End" [one] is still on "Explore Black Cluster"
      And "Worf" is still not stopped

  @ruling=custom-doorways-12
  Rule: A second Ressikan Flute is discarded when it is earned

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @frame=open
    Scenario Outline: a Ressikan Flute lies under the mission that Alice completes, and <whose> has one <where>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | skills |
        | Quiet Dell  | mission   | planet | any          | Music    | 30     |        |
        | Old Piper   | personnel |        |              |          |        | Music  |
      And the spaceline:
        | mission    |
        | Quiet Dell |
      And Alice has:
        | card                   | where              |
        | Old Piper              | on "Quiet Dell"    |
        | Ressikan Flute [found] | under "Quiet Dell" |
      And <whose> has:
        | card                   | where   |
        | Ressikan Flute [other] | <where> |
      When Alice attempts "Quiet Dell"
      Then "Quiet Dell" is now completed
      And "Ressikan Flute" [found] is now in Alice's discard pile

      Examples: Anybody's counts
        | whose | where        |
        | Alice | on the table |
        | Bob   | on the table |
