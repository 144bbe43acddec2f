Feature: Missions with two ends in 1996
  What each player reads on a mission that says different things to the one who seeded it and to the other.

  @ruling=faq96-313-compromised-mission-01
  Rule: She who seeded Compromised Mission needs Klingons or Romulans to attempt it

    Scenario Outline: <who> comes to it in the <ship>
      Given the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And Alice has:
        | card   | where                    |
        | <ship> | at "Compromised Mission" |
        | <who>  | aboard "<ship>"          |
      When Alice attempts "Compromised Mission" from "<ship>"
      Then that is <verdict>

      @part=klingons
      Examples: One icon on her side
        | who  | ship   | verdict |
        | Klag | Bortas | legal   |

      @part=romulans
      Examples: The other
        | who    | ship    | verdict |
        | Bochra | Haakona | legal   |

      Examples: No icon on her side
        | who  | ship     | verdict |
        | Worf | Runabout | illegal |

    @part=both
    Example: Klingons and Romulans come together under a treaty
      Given the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And Alice has:
        | card                    | where                    |
        | Bortas                  | at "Compromised Mission" |
        | Klag                    | aboard "Bortas"          |
        | Bochra                  | aboard "Bortas"          |
        | Treaty: Romulan/Klingon | on the table             |
      When Alice attempts "Compromised Mission" from "Bortas"
      Then that is legal

  Rule: The opponent needs the Federation to attempt it

    Scenario Outline: <who> comes to it in Bob's <ship>
      Given it is Bob's turn
      And the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And Bob has:
        | card   | where                    |
        | <ship> | at "Compromised Mission" |
        | <who>  | aboard "<ship>"          |
      When Bob attempts "Compromised Mission" from "<ship>"
      Then that is <verdict>

      @ruling=faq96-313-compromised-mission-02
      Examples: The icon on his side, in 1996
        | who    | ship     | verdict |
        | Worf   | Runabout | legal   |
        | Klag   | Bortas   | illegal |
        | Bochra | Haakona  | illegal |

      @ruling=cr14-missions-08
      Examples: The icon on his side, in 2014
        | who  | ship     | verdict |
        | Worf | Runabout | legal   |
        | Klag | Bortas   | illegal |

  @ruling=faq96-313-warped-space-01
  Rule: The spans of Warped Space are 5 and 1

    Background:
      Given the spaceline:
        | mission      | seeded by |
        | Excavation   | Bob       |
        | Warped Space | Alice     |

    @part=five
    Example: she who seeded it spends 5
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      When Alice moves "Runabout" to "Warped Space"
      Then the remaining RANGE of "Runabout" is 2

    @part=one
    Example: the opponent spends 1
      Given it is Bob's turn
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      When Bob moves "Runabout" to "Warped Space"
      Then the remaining RANGE of "Runabout" is 6

  Rule: The player who seeded it uses the 5 and the opponent the 1, and nobody chooses

    Scenario Outline: a ship of <player>'s with RANGE <left> left <fares>
      Given it is <player>'s turn
      And the spaceline:
        | mission      | seeded by |
        | Excavation   | Bob       |
        | Warped Space | Alice     |
      And <player> has:
        | card     | where             | state                  |
        | Runabout | at "Excavation"   | left with RANGE <left> |
        | Worf     | aboard "Runabout" |                        |
      When <player> moves "Runabout" to "Warped Space"
      Then that is <verdict>

      @ruling=faq96-313-warped-space-02 @part=seeder
      Examples: In 1996 she who seeded it
        | player | left | fares      | verdict |
        | Alice  | 4    | stays away | illegal |
        | Alice  | 5    | gets there | legal   |

      @ruling=faq96-313-warped-space-02 @part=opponent
      Examples: In 1996 the opponent
        | player | left | fares      | verdict |
        | Bob    | 1    | gets there | legal   |

      @ruling=cr14-missions-10
      Examples: In 2014
        | player | left | fares      | verdict |
        | Alice  | 4    | stays away | illegal |
        | Alice  | 5    | gets there | legal   |
        | Bob    | 1    | gets there | legal   |
