Feature: Gomtuu hurls
  It does not shoot at ships, but moves them along the spaceline.

  Background:
    Given the spaceline:
      | mission        | span |
      | Plunder Site   | 3    |
      | Survey Mission | 3    |
      | Relief Mission | 3    |
    And Alice has:
      | card   | where               |
      | Gomtuu | at "Survey Mission" |
      | Baran  | aboard "Gomtuu"     |

  @ruling=faq96-355-gomtuu-01
  Rule: Gomtuu does nothing to a ship with SHIELDS 9 or more

    Example: the Enterprise has 9 and stays where it is
      Given Bob has:
        | card              | where               |
        | U.S.S. Enterprise | at "Survey Mission" |
      When Alice attacks "U.S.S. Enterprise" with "Gomtuu"
      Then "U.S.S. Enterprise" is still at "Survey Mission"
      And "U.S.S. Enterprise" is still not damaged
      And "U.S.S. Enterprise", "Gomtuu" and "Baran" are now stopped
      And nothing else has changed

    @frame=open
    Example: the Haakona has 8 and does not
      Given Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Relief Mission"
      Then "Haakona" is now at "Relief Mission"

  Rule: What Gomtuu hurls goes to where its player likes

    Background:
      Given the spaceline:
        | mission                     | span |
        | Repair Mission              | 3    |
        | Explore Black Cluster       | 3    |
        | Explore Interstellar Matter | 1    |
      And Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |

    @ruling=faq96-355-gomtuu-02 @frame=open
    Scenario Outline: the Haakona goes to the <side>
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "<mission>"
      Then "Haakona" is now at "<mission>"

      Examples:
        | side  | mission               |
        | left  | Plunder Site          |
        | right | Explore Black Cluster |

    @ruling=faq96-355-gomtuu-03 @frame=open
    Scenario Outline: it goes <how far> of the three locations that it could
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "<mission>"
      Then "Haakona" is now at "<mission>"

      Examples:
        | how far | mission        |
        | one     | Relief Mission |
        | two     | Repair Mission |

    @ruling=faq96-355-gomtuu-04 @frame=open
    Example: three locations of span 3 away is as far as it goes
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Explore Interstellar Matter"
      Then that is illegal
      When Alice chooses "Explore Black Cluster"
      Then "Haakona" is now at "Explore Black Cluster"

    @ruling=faq96-355-gomtuu-04 @frame=open
    Example: to the left it goes no further either
      Given "Gomtuu" is at "Explore Interstellar Matter"
      And "Haakona" is at "Explore Interstellar Matter"
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Survey Mission"
      Then that is illegal
      When Alice chooses "Relief Mission"
      Then "Haakona" is now at "Relief Mission"

    @ruling=faq96-355-gomtuu-05 @frame=open
    Example: it comes to no harm by that
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Repair Mission"
      Then "Haakona" is still not damaged
      And "Haakona" is now at "Repair Mission"

  @ruling=faq96-355-gomtuu-06
  Rule: A ship that is hurled to where hazards are meets them

    @frame=open @part=borg-ship
    Example: the Borg Ship destroys it
      Given Bob has:
        | card      | where               |
        | Haakona   | at "Survey Mission" |
        | Borg Ship | at "Relief Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Relief Mission"
      Then "Haakona" has been destroyed
      And "Haakona" is now in Bob's discard pile

    @part=other-hazard
    Example: in Gaps in Normal Space somebody is lost
      Given Bob has:
        | card                 | where                                         |
        | Haakona              | at "Survey Mission"                           |
        | Tarus                | aboard "Haakona"                              |
        | Gaps in Normal Space | between "Survey Mission" and "Relief Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Gaps in Normal Space"
      Then "Tarus" has been killed

    @frame=open @part=borg-ship
    Example: the Borg Ship destroys one that has attacked Gomtuu in its own turn
      Given it is Bob's turn
      And Bob has:
        | card      | where               |
        | Haakona   | at "Survey Mission" |
        | Tomalak   | aboard "Haakona"    |
        | Borg Ship | at "Relief Mission" |
      When Bob attacks "Gomtuu" with "Haakona"
      And Alice chooses "Haakona"
      And Alice chooses "Relief Mission"
      Then "Haakona" has been destroyed

  @ruling=faq96-355-gomtuu-07
  Rule: A ship that is hurled away still fires back

    @frame=open
    Example: the Haakona damages Gomtuu and is hurled away
      Given Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
        | Mendak  | aboard "Haakona"    |
      When Alice attacks "Haakona" with "Gomtuu"
      And Bob chooses "Gomtuu"
      And Alice chooses "Relief Mission"
      Then "Haakona" is now at "Relief Mission"
      When Alice ends the turn
      Then "Gomtuu" is still damaged

  @ruling=faq96-355-gomtuu-08
  Rule: A Q-Net stops what is hurled, whoever is aboard

    @frame=open
    Example: two diplomats do not get the Haakona past it
      Given the spaceline:
        | mission        | span |
        | Repair Mission | 3    |
      And Bob has:
        | card    | where                                         |
        | Haakona | at "Survey Mission"                           |
        | Tebok   | aboard "Haakona"                              |
        | Tomalak | aboard "Haakona"                              |
        | Q-Net   | between "Relief Mission" and "Repair Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      And Bob chooses none
      And Alice chooses "Repair Mission"
      Then that is illegal
      When Alice chooses "Relief Mission"
      Then "Haakona" is now at "Relief Mission"

  Rule: What enhances the WEAPONS of Gomtuu lets it hurl further, and no stronger ships

    Background:
      Given the spaceline:
        | mission                     | span |
        | Repair Mission              | 3    |
        | Explore Black Cluster       | 3    |
        | Explore Interstellar Matter | 2    |

    @ruling=faq96-355-gomtuu-09 @frame=open
    Example: with Bynars Weapon Enhancement it hurls the Haakona 11 span
      Given Alice has:
        | card                      | where       |
        | Bynars Weapon Enhancement | on "Gomtuu" |
      And Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
      When Alice attacks "Haakona" with "Gomtuu"
      And Alice chooses "Explore Interstellar Matter"
      Then "Haakona" is now at "Explore Interstellar Matter"

    @ruling=faq96-355-gomtuu-09
    Example: with Bynars Weapon Enhancement it does not hurl the Enterprise, which has 9
      Given Alice has:
        | card                      | where       |
        | Bynars Weapon Enhancement | on "Gomtuu" |
      And Bob has:
        | card              | where               |
        | U.S.S. Enterprise | at "Survey Mission" |
      When Alice attacks "U.S.S. Enterprise" with "Gomtuu"
      Then "U.S.S. Enterprise" is still at "Survey Mission"
      And "U.S.S. Enterprise", "Gomtuu" and "Baran" are now stopped
      And nothing else has changed

    @ruling=faq96-355-gomtuu-10 @frame=open
    Example: so does Captain's Log, by 3
      Given Alice has:
        | card          | where           |
        | Captain's Log | on the table    |
        | Tam Elbrun    | aboard "Gomtuu" |
      And Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
        | Mendak  | aboard "Haakona"    |
      And it is Bob's turn
      When Bob attacks "Gomtuu" with "Haakona"
      And Alice chooses "Haakona"
      And Alice chooses "Explore Interstellar Matter"
      Then "Haakona" is now at "Explore Interstellar Matter"
      And "Gomtuu" is still not damaged
