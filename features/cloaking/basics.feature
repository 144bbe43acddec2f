Feature: Basic rules of cloaking
  What a ship that hides does not do, and how often it does so.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card    | where            |
      | Haakona | at "Excavation"  |
      | Taris   | aboard "Haakona" |

  @ruling=custom-cloaking-20
  Rule: A ship that is cloaked does not attack

    Scenario Outline: Haakona is <state>, and to attack is <verdict>
      Given "Haakona" is <state>
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Haakona"
      Then that is <verdict>

      Examples: Hidden, and not
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

    Scenario Outline: Haakona attacks together with a ship that is <state>, and that is <verdict>
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields | keywords                       |
        | Ghost | ship | Romulan      | 8     | 7       | 5       | Cloaking Device, Phasing Cloak |
      And Alice has:
        | card    | where           | state   |
        | Ghost   | at "Excavation" | <state> |
        | Palteth | aboard "Ghost"  |         |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Haakona" and "Ghost"
      Then that is <verdict>

      Examples: Cloaked, phased, and neither
        | state       | verdict |
        | cloaked     | illegal |
        | phased      | illegal |
        | not cloaked | legal   |

  @ruling=custom-cloaking-21
  Rule: The crew of a cloaked ship attempts no mission from it

    Scenario Outline: Haakona is <state>, and to attempt a mission in space is <verdict>
      Given these made-up cards:
        | card        | type    | kind  | attempted by |
        | Empty Reach | mission | space | Romulan      |
      And the spaceline:
        | mission     |
        | Empty Reach |
      And Alice has:
        | card           | where                   | state   |
        | Haakona [next] | at "Empty Reach"        | <state> |
        | Palteth        | aboard "Haakona" [next] |         |
      When Alice attempts "Empty Reach" from "Haakona" [next]
      Then that is <verdict>

      Examples: Hidden, and not
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

  @ruling=custom-cloaking-22
  Rule: A ship cloaks or decloaks once in a turn

    Background:
      Given Alice has:
        | card    | where            |
        | Tomalak | aboard "Haakona" |
        | Palteth | aboard "Haakona" |

    Example: in the turn in which it has cloaked it does not decloak
      When Alice cloaks "Haakona"
      Then these are illegal:
        | action                   |
        | Alice decloaks "Haakona" |

    Example: in her next turn it does
      When Alice cloaks "Haakona"
      And Alice ends the turn
      And Bob ends the turn
      Then these are legal:
        | action                   |
        | Alice decloaks "Haakona" |

    Scenario Outline: a ship that <first> does not <do> in that turn
      Given these made-up cards:
        | card  | type      | affiliations | range | keywords                       |
        | Ghost | ship      | Romulan      | 8     | Cloaking Device, Phasing Cloak |
      And Alice has:
        | card           | where           | state   |
        | Ghost          | at "Excavation" | <state> |
        | Palteth [crew] | aboard "Ghost"  |         |
      When Alice <first> "Ghost"
      Then these are illegal:
        | action                 |
        | Alice <second> "Ghost" |

      Examples: The other way round, and phasing
        | first    | do      | second   | state      |
        | decloaks | cloak   | cloaks   | cloaked    |
        | phases   | dephase | dephases | not phased |
        | dephases | phase   | phases   | phased     |

    Example: one ship of hers cloaks, and another may still decloak
      Given these made-up cards:
        | card  | type | affiliations | range | keywords        |
        | Ghost | ship | Romulan      | 8     | Cloaking Device |
      And Alice has:
        | card           | where           | state   |
        | Ghost          | at "Excavation" | cloaked |
        | Palteth [crew] | aboard "Ghost"  |         |
      When Alice cloaks "Haakona"
      Then these are legal:
        | action                 |
        | Alice decloaks "Ghost" |

  @ruling=custom-cloaking-24
  Rule: Nobody attacks a ship that is hidden

    Scenario Outline: the ship is <state>, and to attack it is <verdict>
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields | keywords                       |
        | Ghost | ship | Romulan      | 8     | 7       | 5       | Cloaking Device, Phasing Cloak |
      And Bob has:
        | card   | where           | state   |
        | Ghost  | at "Excavation" | <state> |
        | Mendak | aboard "Ghost"  |         |
      And Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
      Then these are <verdict>:
        | action                                      |
        | Alice attacks "Ghost" with "I.K.C. Hegh'ta" |

      Examples: Cloaked, phased, and neither
        | state       | verdict |
        | cloaked     | illegal |
        | phased      | illegal |
        | not cloaked | legal   |

  @ruling=custom-cloaking-25
  Rule: A phased ship neither docks nor undocks

    Scenario Outline: it is <where> and <state>, and it <does>, which is <verdict>
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields | keywords                       |
        | Ghost | ship | Romulan      | 8     | 7       | 5       | Cloaking Device, Phasing Cloak |
      And Alice has:
        | card            | where           | state   |
        | Romulan Outpost | at "Excavation" |         |
        | Ghost           | <where>         | <state> |
        | Mendak          | aboard "Ghost"  |         |
      Then these are <verdict>:
        | action       |
        | Alice <does> |

      Examples: Phased, cloaked, and neither
        | where                       | state      | does                               | verdict |
        | at "Excavation"             | phased     | docks "Ghost" at "Romulan Outpost" | illegal |
        | at "Excavation"             | cloaked    | docks "Ghost" at "Romulan Outpost" | legal   |
        | at "Excavation"             | not phased | docks "Ghost" at "Romulan Outpost" | legal   |
        | docked at "Romulan Outpost" | phased     | undocks "Ghost"                    | illegal |
        | docked at "Romulan Outpost" | not phased | undocks "Ghost"                    | legal   |

  @ruling=custom-cloaking-91
  Rule: A phased ship neither lands nor takes off

    Scenario Outline: it is <where> and <state>, and it <does>, which is <verdict>
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields | keywords                                |
        | Ghost | ship | Romulan      | 8     | 7       | 5       | Cloaking Device, Landing, Phasing Cloak |
      And Alice has:
        | card   | where          | state   |
        | Ghost  | <where>        | <state> |
        | Mendak | aboard "Ghost" |         |
      Then these are <verdict>:
        | action       |
        | Alice <does> |

      Examples: Phased, and not
        | where                  | state      | does                          | verdict |
        | at "Excavation"        | phased     | lands "Ghost" on "Excavation" | illegal |
        | at "Excavation"        | not phased | lands "Ghost" on "Excavation" | legal   |
        | landed on "Excavation" | phased     | takes off "Ghost"             | illegal |
        | landed on "Excavation" | not phased | takes off "Ghost"             | legal   |

  @ruling=custom-cloaking-01
  Rule: A ship hides and comes out of hiding with somebody aboard

    Scenario Outline: with <who> aboard the ship <deed>, and that is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | range | keywords                       |
        | Ghost | ship      | Romulan      | 8     | Cloaking Device, Phasing Cloak |
        | Guard | personnel | Romulan      |       |                                |
      And Alice has:
        | card  | where           | state   |
        | Ghost | at "Excavation" | <state> |
        | Guard | <where>         |         |
      Then these are <verdict>:
        | action               |
        | Alice <deed> "Ghost" |

      Examples: Nobody, and one
        | who    | where           | state   | deed     | verdict |
        | nobody | on "Excavation" | cloaked | decloaks | illegal |
        | nobody | on "Excavation" | phased  | dephases | illegal |
        | one    | aboard "Ghost"  | cloaked | decloaks | legal   |
        | one    | aboard "Ghost"  | phased  | dephases | legal   |

  @ruling=custom-cloaking-70
  Rule: A player hides his ships in his own turn

    Scenario Outline: it is the turn of <player>, and that her ship <deed> is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | range | keywords                       |
        | Ghost | ship      | Romulan      | 8     | Cloaking Device, Phasing Cloak |
        | Guard | personnel | Romulan      |       |                                |
      And Alice has:
        | card  | where           | state   |
        | Ghost | at "Excavation" | <state> |
        | Guard | aboard "Ghost"  |         |
      And it is <player>'s orders
      Then these are <verdict>:
        | action               |
        | Alice <deed> "Ghost" |

      Examples: Bob's, and hers
        | player | deed     | state       | verdict |
        | Bob    | cloaks   | not cloaked | illegal |
        | Bob    | decloaks | cloaked     | illegal |
        | Bob    | phases   | not phased  | illegal |
        | Bob    | dephases | phased      | illegal |
        | Alice  | cloaks   | not cloaked | legal   |
        | Alice  | decloaks | cloaked     | legal   |
        | Alice  | phases   | not phased  | legal   |
        | Alice  | dephases | phased      | legal   |

  @ruling=custom-cloaking-02
  Rule: A ship comes into play in sight

    Example: the Bird-of-Prey that reports is not cloaked
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where             |
        | Klingon Outpost | at "Plunder Site" |
        | I.K.C. Vorn     | in hand           |
      When Alice reports "I.K.C. Vorn" to "Klingon Outpost"
      Then "I.K.C. Vorn" is now docked at "Klingon Outpost"
      And "I.K.C. Vorn" is still not cloaked
      And nothing else has changed

  @ruling=custom-cloaking-92
  Rule: A ship may cloak in the turn in which it has come into play

    @frame=many
    Example: Kurn goes aboard the ship that has reported, and it is gone
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where                    |
        | Klingon Outpost | at "Plunder Site"        |
        | Kurn            | aboard "Klingon Outpost" |
        | I.K.C. Vorn     | in hand                  |
      When Alice reports "I.K.C. Vorn" to "Klingon Outpost"
      And Alice walks "Kurn" aboard "I.K.C. Vorn"
      And Alice cloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now cloaked

  @ruling=custom-cloaking-10
  Rule: A Cloaking Device cloaks a ship

    Scenario Outline: the ship has <device>, and to cloak is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | range | keywords   |
        | Ghost | ship      | Romulan      | 8     | <keywords> |
        | Guard | personnel | Romulan      |       |            |
      And Alice has:
        | card  | where           |
        | Ghost | at "Excavation" |
        | Guard | aboard "Ghost"  |
      Then these are <verdict>:
        | action               |
        | Alice cloaks "Ghost" |

      Examples: That, another device, and none
        | device            | keywords        | verdict |
        | a Cloaking Device | Cloaking Device | legal   |
        | a Phasing Cloak   | Phasing Cloak   | illegal |
        | neither device    |                 | illegal |

  @ruling=custom-cloaking-12
  Rule: A ship moves while it is cloaked or phased

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: the ship is <state>, and flies on
      Given these made-up cards:
        | card         | type      | kind   | span | affiliations | range | keywords                       |
        | Quiet Planet | mission   | planet | 3    |              |       |                                |
        | Near Planet  | mission   | planet | 3    |              |       |                                |
        | Ghost        | ship      |        |      | Romulan      | 7     | Cloaking Device, Phasing Cloak |
        | Guard        | personnel |        |      | Romulan      |       |                                |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
      And Alice has:
        | card  | where             | state   |
        | Ghost | at "Quiet Planet" | <state> |
        | Guard | aboard "Ghost"    |         |
      When Alice moves "Ghost" to "Near Planet"
      Then "Ghost" is now at "Near Planet"
      And "Ghost" is still <state>
      And the remaining RANGE of "Ghost" is 4
      And nothing else has changed

      Examples: Either way
        | state   |
        | cloaked |
        | phased  |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Alice <deed> the ship, and it flies
      Given these made-up cards:
        | card         | type      | kind   | span | affiliations | range | keywords                       |
        | Quiet Planet | mission   | planet | 3    |              |       |                                |
        | Near Planet  | mission   | planet | 3    |              |       |                                |
        | Ghost        | ship      |        |      | Romulan      | 7     | Cloaking Device, Phasing Cloak |
        | Guard        | personnel |        |      | Romulan      |       |                                |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
      And Alice has:
        | card  | where             |
        | Ghost | at "Quiet Planet" |
        | Guard | aboard "Ghost"    |
      When Alice <deed> "Ghost"
      And Alice moves "Ghost" to "Near Planet"
      Then that is legal

      Examples: Either way
        | deed   |
        | cloaks |
        | phases |

  @ruling=custom-cloaking-13
  Rule: A ship hides and shows itself after it has moved, too

    Scenario Outline: the ship is <before>, flies, and Alice <deed> it
      Given these made-up cards:
        | card         | type      | kind   | span | affiliations | range | keywords                       |
        | Quiet Planet | mission   | planet | 3    |              |       |                                |
        | Near Planet  | mission   | planet | 3    |              |       |                                |
        | Ghost        | ship      |        |      | Romulan      | 7     | Cloaking Device, Phasing Cloak |
        | Guard        | personnel |        |      | Romulan      |       |                                |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
      And Alice has:
        | card  | where             | state    |
        | Ghost | at "Quiet Planet" | <before> |
        | Guard | aboard "Ghost"    |          |
      When Alice moves "Ghost" to "Near Planet"
      And Alice <deed> "Ghost"
      Then that is legal

      Examples: Each of the four
        | before      | deed     |
        | not cloaked | cloaks   |
        | cloaked     | decloaks |
        | not phased  | phases   |
        | phased      | dephases |

  @ruling=custom-cloaking-11
  Rule: A Phasing Cloak phases a ship

    Scenario Outline: the ship has <device>, and to phase is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | range | keywords   |
        | Ghost | ship      | Romulan      | 8     | <keywords> |
        | Guard | personnel | Romulan      |       |            |
      And Alice has:
        | card  | where           |
        | Ghost | at "Excavation" |
        | Guard | aboard "Ghost"  |
      Then these are <verdict>:
        | action               |
        | Alice phases "Ghost" |

      Examples: That, and another device
        | device            | keywords        | verdict |
        | a Phasing Cloak   | Phasing Cloak   | legal   |
        | a Cloaking Device | Cloaking Device | illegal |
