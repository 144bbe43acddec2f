Feature: Quash Conspiracy
  A mission where nobody beams from ship to ship, and where only a few may be if it is to be solved.

  Background:
    Given the spaceline:
      | mission          |
      | Quash Conspiracy |
    And Alice has:
      | card           | where                 |
      | Haakona        | at "Quash Conspiracy" |
      | Science Vessel | at "Quash Conspiracy" |

  @ruling=faq96-313-quash-conspiracy-01
  Rule: Personnel are not beamed from ship to ship there

    Background:
      Given Alice has:
        | card   | where            |
        | Bochra | aboard "Haakona" |

    Example: Bochra stays aboard the Haakona
      When Alice beams "Bochra" aboard "Science Vessel"
      Then that is illegal
      And nothing else has changed

    Example: he is beamed to an outpost
      Given Alice has:
        | card            | where                 |
        | Romulan Outpost | at "Quash Conspiracy" |
      When Alice beams "Bochra" aboard "Romulan Outpost"
      Then "Bochra" is now aboard "Romulan Outpost"
      And nothing else has changed

    Example: from the outpost somebody is beamed to a ship
      Given Alice has:
        | card            | where                    |
        | Romulan Outpost | at "Quash Conspiracy"    |
        | Thei            | aboard "Romulan Outpost" |
      When Alice beams "Bochra" aboard "Science Vessel"
      Then that is illegal
      When Alice beams "Thei" aboard "Science Vessel"
      Then "Thei" is now aboard "Science Vessel"
      And nothing else has changed

  @ruling=faq96-313-quash-conspiracy-02
  Rule: Emergency Transporter Armbands beam somebody off a ship that is held there, or onto it

    Background:
      Given Alice has:
        | card                                    | where                 |
        | Bochra                                  | aboard "Haakona"      |
        | Thei                                    | aboard "Haakona"      |
        | Romulan Outpost                         | at "Quash Conspiracy" |
        | Emergency Transporter Armbands [first]  | in hand               |
        | Emergency Transporter Armbands [second] | in hand               |

    @frame=differs
    Scenario Outline: Thei reaches the outpost from the trapped Haakona, and Bochra <fares> the other ship
      Given Bob has:
        | card               | where        |
        | Menthar Booby Trap | on "Haakona" |
      When Alice plays "Emergency Transporter Armbands" [first] aboard "Romulan Outpost" with "Thei"
      Then "Thei" is now aboard "Romulan Outpost"
      When Alice plays "Emergency Transporter Armbands" [second] aboard "Science Vessel" with "Bochra"
      Then that is <verdict>
      And "Bochra" is <where>
      And "Menthar Booby Trap" is still on "Haakona"

      @question=armbands-at-quash-conspiracy @part=off
      Examples: As the paragraph on the mission says
        | fares   | verdict | where                       |
        | reaches | legal   | now aboard "Science Vessel" |

      @reading=armbands-at-quash-conspiracy/no
      Examples: As the paragraph on beaming says
        | fares          | verdict | where                  |
        | does not reach | illegal | still aboard "Haakona" |

    @frame=differs
    Scenario Outline: Mirok <fares> the trapped Haakona from the other ship
      Given Alice has:
        | card  | where                   |
        | Mirok | aboard "Science Vessel" |
      And Bob has:
        | card               | where        |
        | Menthar Booby Trap | on "Haakona" |
      When Alice plays "Emergency Transporter Armbands" [first] aboard "Haakona" with "Mirok"
      Then that is <verdict>
      And "Mirok" is <where>

      @question=armbands-at-quash-conspiracy @part=onto
      Examples: The paragraph on the mission lets him
        | fares   | verdict | where                |
        | reaches | legal   | now aboard "Haakona" |

      @reading=armbands-at-quash-conspiracy/no
      Examples: The paragraph on beaming does not
        | fares          | verdict | where                         |
        | does not reach | illegal | still aboard "Science Vessel" |

  @ruling=faq96-313-quash-conspiracy-03
  Rule: Personnel change ships through an outpost there, which is no beaming

    Background:
      Given Alice has:
        | card            | where                   |
        | Romulan Outpost | at "Quash Conspiracy"   |
        | Bochra          | aboard "Haakona"        |
        | Thei            | aboard "Science Vessel" |

    Example: Bochra walks from the one ship to the other when both are docked
      Given "Haakona" and "Science Vessel" are docked at "Romulan Outpost"
      When Alice walks "Bochra" aboard "Romulan Outpost"
      And Alice walks "Bochra" aboard "Science Vessel"
      Then "Bochra" is now aboard "Science Vessel"
      And nothing else has changed

    Example: even he who is afraid of the transporter changes ships
      Given "Haakona" and "Science Vessel" are docked at "Romulan Outpost"
      And Bob has:
        | card                       | where       |
        | Barclay Transporter Phobia | on "Bochra" |
      When Alice walks "Bochra" aboard "Romulan Outpost"
      And Alice walks "Bochra" aboard "Science Vessel"
      Then "Bochra" is now aboard "Science Vessel"
      And nothing else has changed

    Example: he is not beamed over even then
      Given "Haakona" and "Science Vessel" are docked at "Romulan Outpost"
      When Alice beams "Bochra" aboard "Science Vessel"
      Then that is illegal
      And nothing else has changed

    Example: he is beamed to the outpost, if he likes that better
      Given "Haakona" and "Science Vessel" are docked at "Romulan Outpost"
      When Alice beams "Bochra" aboard "Romulan Outpost"
      Then that is legal

  @ruling=faq96-313-quash-conspiracy-04
  Rule: It takes an INTEGRITY of less than 21

    Background:
      Given these made-up cards:
        | card            | type      | affiliations | skills    | integrity |
        | Secretive Agent | personnel | Romulan      | Tal Shiar | 8         |
        | Honest Pilot    | personnel | Romulan      |           | 13        |
        | Shrewd Pilot    | personnel | Romulan      |           | 12        |
      And Alice has:
        | card            | where            |
        | Secretive Agent | aboard "Haakona" |

    Example: with an INTEGRITY of 20 they solve it
      Given Alice has:
        | card         | where            |
        | Shrewd Pilot | aboard "Haakona" |
      When Alice attempts "Quash Conspiracy" from "Haakona"
      Then "Quash Conspiracy" is now completed
      And Alice now has 40 points
      And nothing else has changed

    Example: with 21 they are too honest
      Given Alice has:
        | card         | where            |
        | Honest Pilot | aboard "Haakona" |
      When Alice attempts "Quash Conspiracy" from "Haakona"
      Then "Quash Conspiracy" is still not completed
      And nothing else has changed
